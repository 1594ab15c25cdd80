export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
export const count = (n: number, one: string): string => `${n.toLocaleString('en')} ${n === 1 ? one : `${one}s`}`;
