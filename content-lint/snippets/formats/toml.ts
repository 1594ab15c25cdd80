import { parse, TomlError } from 'smol-toml';
import type { Finding, Unit } from '../types';
import { versionById } from '../../../core/versions';
import { checkShape } from './schemas';

export function checkToml(unit: Unit): Finding[] {
  let value: Record<string, unknown>;
  try {
    value = parse(unit.text);
  } catch (error) {
    if (error instanceof TomlError) return [{ line: error.line, message: `error: ${error.message.split('\n')[0]}` }];
    throw error;
  }
  const shape = isWholeManifest(unit, value) ? checkShape(unit.title, value) : [];
  return [
    ...shape.map(({ path, message }) => ({ line: lineNaming(unit.text, path.at(-1)), message })),
    ...checkTags(unit),
  ];
}

/** A block may show the dependencies alone. */
const isWholeManifest = (unit: Unit, value: Record<string, unknown>) =>
  /Nargo\.toml/.test(unit.title ?? '') && 'package' in value;

function lineNaming(text: string, key: string | undefined): number {
  const at = text.split('\n').findIndex((line) => key && line.includes(key));
  return at < 0 ? 1 : at + 1;
}

/** Dependencies on Aztec repositories carry the tag of the version that the page documents. */
function checkTags(unit: Unit): Finding[] {
  const { noirTag } = versionById(unit.version);
  return unit.text.split('\n').flatMap((line, index) => {
    const tag = /AztecProtocol\/aztec-(?:nr|packages)/.test(line) && /tag\s*=\s*"([^"]*)"/.exec(line)?.[1];
    return tag && tag !== noirTag ? [{ line: index + 1, message: `tag "${tag}": this version's is "${noirTag}"` }] : [];
  });
}
