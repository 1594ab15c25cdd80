import type { DocVersion } from '../../core/versions';
import { readCommands, type CliCommand, type CliOption } from './commander';
import type { Value } from './value';
import { generationOf } from './generation';
import { SCRIPT_COMMANDS, toThirdWallet, WALLET_GLOBALS } from './handCli';
import descriptions from './cliDescriptions.json';
import envDescriptions from './envDescriptions.json';
import type { SourceIndex } from './sources';
import { startCommand } from './start';

export interface CliSources {
  /** Sources from before the version. */
  before: SourceIndex;
  /** Where the `aztec` subcommands are read from. */
  commands: SourceIndex;
}

const COMMANDS: Record<string, string> = descriptions.commands;
const OPTIONS: Record<string, string> = descriptions.options;
const ENV: Record<string, string> = envDescriptions;
/** In later releases only. */
const LATER = new Set(['validator-keys', 'new', 'add', 'staker', 'generate-bls-keypair']);

export function readCli(version: DocVersion, sources: CliSources) {
  const generation = generationOf(version);
  const wallet = readCommands(sources.before, (file) => file.includes('/cli-wallet/'));
  const own = readCommands(
    sources.commands,
    (file) => /\/cli\/(src|dest)\/|cmds/.test(file) && !file.includes('wallet'),
  );
  const shared = generation === 2 ? wallet.filter(({ name }) => !/alias|secret/.test(name)) : [];
  const aztec = distinct([startCommand(version), ...SCRIPT_COMMANDS, ...own, ...shared]).filter(
    ({ name }) => !LATER.has(name),
  );
  return {
    tools: [
      { name: 'aztec', options: [], commands: aztec.map(describe) },
      {
        name: 'aztec-wallet',
        options: WALLET_GLOBALS[generation].map(describeOption),
        commands: distinct(generation === 3 ? wallet.map(toThirdWallet) : wallet).map(describe),
      },
    ],
  };
}

function distinct<T extends CliCommand>(commands: T[]): T[] {
  const byName = new Map<string, T>();
  for (const command of commands) if (!byName.has(command.name)) byName.set(command.name, command);
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

export function describe(command: CliCommand & { groups?: Record<string, CliOption[]> }) {
  const description = COMMANDS[command.name];
  if (!description) console.warn(`no description for the command ${command.name}`);
  const groups = Object.entries(command.groups ?? {}).map(([name, options]) => ({
    name,
    options: options.map(describeOption),
  }));
  return {
    name: command.name,
    as: command.as,
    description,
    arguments: command.arguments,
    options: uniqueFlags(command.options).map(describeOption),
    ...(groups.length > 0 && { groups }),
  };
}

const uniqueFlags = (options: CliOption[]) => [...new Map(options.map((option) => [option.flags, option])).values()];

function describeOption(option: CliOption) {
  const flag = /--[\w.-]+/.exec(option.flags)?.[0] ?? option.flags;
  const description = OPTIONS[flag] ?? (option.env && ENV[option.env]);
  if (!description) console.warn(`no description for the option ${flag}`);
  return {
    flags: option.flags,
    description,
    default: printable(option.default),
    env: option.env,
    required: option.required,
  };
}

export function printable(value: Value): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(printable);
    return items.length && items.every(Boolean) ? items.join(',') : undefined;
  }
  if (typeof value === 'object') return undefined;
  return String(value).replace('http://undefined:', 'http://host.docker.internal:');
}
