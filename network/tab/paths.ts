import { existsSync } from 'node:fs';
import path from 'node:path';

export const HERE = __dirname;
export const standIn = (name: string): string => path.join(HERE, 'stand-ins', `${name}.ts`);
export const ours = (name: string): string => JSON.stringify(path.join(HERE, 'worker', `${name}.ts`));

export const isV3 = (sdk: string): boolean => existsSync(path.join(sdk, 'node_modules/@aztec/test-wallet'));
