import type { DocVersion } from '../../core/docVersion';
import type { Fence } from '../../core/fence';

const NOIR = 'Noir 1.0.0-beta.14';
const SDK: Record<DocVersion, string> = { 'v2.0.2': 'aztec.js 2.0.2', nightly: 'aztec.js 3.0.0-devnet.5' };
const NR: Record<DocVersion, string> = { 'v2.0.2': 'Aztec.nr v2.0.2', nightly: 'Aztec.nr v3.0.0-nightly.20251103' };
const CLI: Record<DocVersion, string> = {
  'v2.0.2': 'the v2.0.2 command tables',
  nightly: 'the nightly command tables',
};

/** What a block was checked with, in words a reader sees under it; nothing for output, text and skipped blocks. */
export function checkLabel(fence: Fence, version: DocVersion): string | undefined {
  if (fence.skip) return undefined;
  switch (fence.lang) {
    case 'ts':
    case 'tsx':
    case 'js':
      return SDK[version];
    case 'noir':
      return `${NOIR} and ${NR[version]}`;
    case 'solidity':
      return 'solc 0.8.27';
    case 'json':
    case 'toml':
    case 'yaml':
      return `a ${fence.lang.toUpperCase()} parser`;
    case 'bash':
    case 'env':
      return CLI[version];
    default:
      return undefined;
  }
}
