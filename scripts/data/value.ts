/** A value of evaluated code; what cannot be known is undefined. */
export type Value = string | number | boolean | bigint | null | undefined | Value[] | { [key: string]: Value };
