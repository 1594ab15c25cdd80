import type { Fence } from '../../core/fence';
import { versionById, type DocVersion } from '../../core/versions';

const NOIR = 'Noir 1.0.0-beta.14';

/** What a block was checked with, in words a reader sees under it; nothing for output, text and skipped blocks. */
export function checkLabel(fence: Fence, version: DocVersion): string | undefined {
  if (fence.skip) return undefined;
  const { sdk, noirTag } = versionById(version);
  switch (fence.lang) {
    case 'ts':
    case 'tsx':
    case 'js':
      return `aztec.js ${sdk}`;
    case 'noir':
      return `${NOIR} and Aztec.nr ${noirTag}`;
    case 'solidity':
      return 'solc 0.8.27';
    case 'json':
    case 'toml':
    case 'yaml':
      return `a ${fence.lang.toUpperCase()} parser`;
    case 'bash':
    case 'env':
      return `the ${version} command tables`;
    default:
      return undefined;
  }
}
