import { readJson } from './cache';
import path from 'node:path';
import type { CliCommand, CliOption, CliTool } from '../../markdown/data/data';
import type { VersionId } from './types';

type Flags = 'any' | string[];

interface ToolRule {
  flags?: Flags;
  subcommands?: Record<string, Flags>;
  /** Runs the command that follows it. */
  wrapper?: boolean;
}

/** The tables that blocks of one version are checked against. */
export interface Tables {
  tools: CliTool[];
  others: Record<string, ToolRule>;
  environment: Set<string>;
  contractFunctions: Map<string, string[]>;
  /** For cache keys. */
  text: string;
}

export function readTables(root: string, version: VersionId): Tables {
  const read = <T>(file: string) => readJson<T>(path.join(root, 'data', file))!;
  const cli = read<{ tools: CliTool[] }>(`${version}/cli.json`);
  const env = read<{ variables: { name: string }[] }>(`${version}/env.json`);
  const l1 = read<{ contracts: { functions: { signature: string }[] }[] }>(`${version}/l1-contracts.json`);
  const commands = read<{ tools: Record<string, ToolRule>; environment: string[]; contractFunctions: string[] }>(
    'commands.json',
  );
  const fromCli = cli.tools.flatMap(allOptions).flatMap((option) => option.env ?? []);
  const signatures = l1.contracts.flatMap((contract) => contract.functions).map(({ signature }) => signature);
  const contractFunctions = new Map<string, string[]>();
  for (const signature of [...signatures, ...commands.contractFunctions]) {
    const name = signature.slice(0, signature.indexOf('('));
    contractFunctions.set(name, [...(contractFunctions.get(name) ?? []), signature]);
  }
  return {
    tools: cli.tools,
    others: commands.tools,
    environment: new Set([...env.variables.map(({ name }) => name), ...fromCli, ...commands.environment]),
    contractFunctions,
    text: JSON.stringify([cli, env, commands, l1]),
  };
}

function allOptions(tool: CliTool): CliOption[] {
  return [...tool.options, ...tool.commands.flatMap(commandOptions)];
}

export function commandOptions(command: CliCommand): CliOption[] {
  return [...command.options, ...(command.groups ?? []).flatMap((group) => group.options)];
}
