export const short = (hex: string): string => (hex.length > 20 ? `${hex.slice(0, 10)}…${hex.slice(-4)}` : hex);
/** A field that holds a small number is one. */
export const small = (hex: string): string => (/^0x0{48}[\da-f]{16}$/.test(hex) ? BigInt(hex).toString() : short(hex));

/** Fee juice has 18 decimals. */
export const feeJuice = (fee: string): string => {
  const digits = fee.padStart(19, '0');
  const [whole, rest] = [digits.slice(0, -18), digits.slice(-18).replace(/0+$/, '')];
  return rest ? `${whole}.${rest}` : whole;
};

/** How a value is written: short, or whole. */
export type Shown = (hex: string) => string;
