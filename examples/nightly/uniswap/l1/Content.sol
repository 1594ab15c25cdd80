// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

/// The message contents. content/src/lib.nr computes the same hashes on L2.
library Content {
    uint256 private constant DEPOSIT_PUBLIC = 1;
    uint256 private constant DEPOSIT_PRIVATE = 2;
    uint256 private constant WITHDRAW = 3;
    uint256 private constant SWAP_PUBLIC = 4;
    uint256 private constant SWAP_PRIVATE = 5;

    struct Swap {
        address inputPortal;
        uint256 amountIn;
        uint24 feeTier;
        address outputPortal;
        uint256 minimumOut;
        bytes32 secretHash;
    }

    function depositPublic(bytes32 to, uint256 amount) internal pure returns (bytes32) {
        return toField(abi.encode(DEPOSIT_PUBLIC, to, amount));
    }

    function depositPrivate(uint256 amount) internal pure returns (bytes32) {
        return toField(abi.encode(DEPOSIT_PRIVATE, amount));
    }

    function withdraw(uint256 amount, address recipient, address caller)
        internal
        pure
        returns (bytes32)
    {
        return toField(abi.encode(WITHDRAW, amount, recipient, caller));
    }

    function swapPublic(Swap memory swap, bytes32 recipient) internal pure returns (bytes32) {
        return toField(bytes.concat(abi.encode(SWAP_PUBLIC), abi.encode(swap), recipient));
    }

    function swapPrivate(Swap memory swap) internal pure returns (bytes32) {
        return toField(bytes.concat(abi.encode(SWAP_PRIVATE), abi.encode(swap)));
    }

    /// Drops the last byte of the hash and puts a zero in front: the result fits in a field.
    function toField(bytes memory data) private pure returns (bytes32) {
        return sha256(data) >> 8;
    }
}
