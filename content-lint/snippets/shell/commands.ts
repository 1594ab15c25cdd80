import type { CliOption } from '../../../markdown/data/data';
import { commandOptions, type Tables } from '../data';
import { didYouMean } from '../../../core/near';
import type { Command } from './words';

const HELP = ['-h', '--help', '-V', '--version'];

/** What is wrong with one simple command, by the tables of the version. */
export function checkCommand(command: Command, tables: Tables): string[] {
  const [name, ...rest] = command.words;
  if (!name || isOpaque(name)) return [];
  const tool = tables.tools.find((each) => each.name === name);
  if (tool) return [...checkAssignments(command, tables), ...checkCli(tool.name, rest, tables)];
  const rule = tables.others[name];
  if (!rule) {
    const known = [...Object.keys(tables.others), ...tables.tools.map((each) => each.name)];
    return [`command "${name}" is not known.${didYouMean(name, known)} (data/commands.json lists other tools)`];
  }
  if (rule.wrapper) return checkCommand({ ...command, words: skipFlags(rest) }, tables);
  const problems = rule.subcommands ? checkSubcommand(name, rest, tables) : checkFlags(name, rest, rule.flags ?? 'any');
  if (name === 'cast') problems.push(...checkContractCall(rest, tables));
  if (name === 'docker') problems.push(...checkImageCommand(rest, tables));
  return problems;
}

const isOpaque = (name: string) => /^(\.{0,2}\/|~\/|\$|PLACEHOLDER)/.test(name);
const skipFlags = (words: string[]) =>
  words.slice(
    Math.max(
      words.findIndex((word) => !/^-|=/.test(word)),
      0,
    ),
  );

function checkAssignments({ assignments, words }: Command, { environment }: Tables): string[] {
  return assignments
    .filter((name) => !environment.has(name))
    .map((name) => `${words[0]} reads no environment variable ${name}.${didYouMean(name, environment)}`);
}

/** Commands of `aztec` and `aztec-wallet`. */
export function checkCli(toolName: string, words: string[], tables: Tables): string[] {
  const tool = tables.tools.find((each) => each.name === toolName)!;
  const at = findCommand(words, tool.options);
  const name = words[at];
  const globals = [...tool.options.flatMap(spellings), ...HELP];
  if (!name) return checkFlags(toolName, words, globals);
  if (isOpaque(name) || name === 'help') return [];
  const command = tool.commands.find((each) => each.name === name);
  if (!command) {
    const names = tool.commands.map((each) => each.name);
    return [`${toolName} has no command "${name}" in this version.${didYouMean(name, names)}`];
  }
  // `aztec test` hands its arguments on to nargo.
  if (command.name === 'test') return [];
  const model = tool.commands.find((each) => each.name === command.as) ?? command;
  const flags = [...commandOptions(model).flatMap(spellings), ...globals];
  return [
    ...checkFlags(toolName, words.slice(0, at), globals),
    ...checkFlags(`${toolName} ${name}`, words.slice(at + 1), flags),
  ];
}

function findCommand(words: string[], globals: CliOption[]): number {
  const takesValue = new Set(globals.filter(({ flags }) => flags.includes('<')).flatMap(spellings));
  return words.findIndex((word, index) => !word.startsWith('-') && !takesValue.has(words[index - 1] ?? ''));
}

function spellings({ flags }: CliOption): string[] {
  const names = flags.split(/[\s,]+/).filter((part) => part.startsWith('-'));
  const long = names.filter((name) => name.startsWith('--'));
  return [...names, ...long.map((name) => (name.startsWith('--no-') ? `--${name.slice(5)}` : `--no-${name.slice(2)}`))];
}

function checkFlags(name: string, words: string[], flags: 'any' | string[]): string[] {
  if (flags === 'any') return [];
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end))
    .filter((word) => /^--?[A-Za-z]/.test(word))
    .map((word) => word.split('=')[0]!)
    .filter((flag) => !flags.includes(flag))
    .map((flag) => `${name} has no flag ${flag} in this version.${didYouMean(flag, flags)}`);
}

function checkSubcommand(name: string, words: string[], tables: Tables): string[] {
  const rule = tables.others[name]!;
  const at = words.findIndex((word) => !word.startsWith('-'));
  if (at < 0) return checkFlags(name, words, rule.flags ?? 'any');
  const sub = words[at]!;
  const flags = rule.subcommands![sub];
  if (!flags && !isOpaque(sub)) {
    return [`${name} has no command "${sub}" that we know.${didYouMean(sub, Object.keys(rule.subcommands!))}`];
  }
  return checkFlags(`${name} ${sub}`, words.slice(at + 1), flags ?? 'any');
}

/** `cast call <address> "name(types)(returns)"` must name a function of an L1 contract of this version. */
function checkContractCall(words: string[], { contractFunctions }: Tables): string[] {
  if (words[0] !== 'call' && words[0] !== 'send') return [];
  const signature = words.find((word) => /^[A-Za-z_]\w*\(.*\)/.test(word));
  if (!signature) return [];
  const name = signature.slice(0, signature.indexOf('('));
  const known = contractFunctions.get(name);
  if (name === 'function') return [];
  if (!known) return [`no L1 contract has a function ${name}.${didYouMean(name, contractFunctions.keys())}`];
  const matches = known.some((each) => signature.replace(/\s/g, '').startsWith(each));
  return matches ? [] : [`${name} takes other arguments: ${known.join(' or ')}`];
}

/** The command after an Aztec image is a command of `aztec`. */
function checkImageCommand(words: string[], tables: Tables): string[] {
  const at = words.findIndex((word) => /aztecprotocol\/aztec\b/.test(word));
  const inner = words.slice(at + 1);
  return at >= 0 && /^(supervised-)?start$/.test(inner[0] ?? '') ? checkCli('aztec', inner, tables) : [];
}
