/** Keywords and basic types of Noir, TypeScript and Solidity. */
export const KEYWORDS =
  'pub fn mut use unconstrained global trait struct impl comptime unsafe contract mod let dep self Self u8 u16 u32 u64 u128 i64 bool Field str true false none assert return for if else async await import from type export string number bigint undefined null any void const payable external view returns memory calldata uint256 bytes32 address indexed delegatecall encodePacked encodeWithSignature should_fail wei'.split(
    ' ',
  );
