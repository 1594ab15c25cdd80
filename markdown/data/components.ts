import type { PhrasingContent, RootContent } from 'mdast';
import { commandNodes, toolNodes } from './cliReference';
import type { CliCommand, Variable, VersionData } from './data';
import { find } from './find';
import { code, heading, list, paragraph, table, text } from './nodes';

export type Attributes = Record<string, string | undefined>;

/** A number that people read; what is too large for that is shown as the chain shows it. */
export function constantNode({ name }: Attributes, data: VersionData): PhrasingContent {
  const value = find('constant', name, Object.keys(data.constants), (key) => data.constants[key]);
  if (typeof value === 'string' && value.length > 20) return code(`0x${BigInt(value).toString(16)}`);
  return text(Number(value) >= 10_000 ? BigInt(value!).toLocaleString('en') : String(value));
}

const namesIn = (value: string): string[] => value.split(',').map((name) => name.trim());

const named = <T extends { name: string }>(kind: string, name: string | undefined, all: T[]): T =>
  find(
    kind,
    name,
    all.map((each) => each.name),
    (key) => all.find((each) => each.name === key),
  )!;

export function envTableNodes({ names, prefix }: Attributes, { variables: all }: VersionData): RootContent[] {
  const variables = names
    ? namesIn(names).map((name) => named('environment variable', name, all))
    : all.filter((variable) => prefix && variable.name.startsWith(prefix));
  if (variables.length === 0) throw new Error(`no environment variable starts with "${prefix ?? ''}"`);
  return [table(['Variable', 'Default', 'Meaning'], variables.map(envRow))];
}

function envRow({ name, default: value, description }: Variable) {
  return [[code(name)], value === undefined ? [] : [code(value)], [text(description ?? '')]];
}

/**
 * `command` prints one command, `groups` only some groups of its options. Without `command` the whole tool is printed,
 * apart from the commands in `without`; `twin` names a tool whose page, `twinPage`, has the tables of equal commands.
 */
export function cliNodes(attributes: Attributes, data: VersionData, depth: number): RootContent[] {
  const { command, groups, without, twin, twinPage } = attributes;
  const tool = named('tool', attributes.tool, data.tools);
  const commandOf = (name: string) => named(`command of ${tool.name}`, name, tool.commands);
  if (command) return commandNodes(tool, groups ? withGroups(commandOf(command), groups) : commandOf(command), depth);
  if (Boolean(twin) !== Boolean(twinPage)) throw new Error('twin and twinPage belong together');
  return toolNodes(tool, {
    depth,
    without: without ? namesIn(without).map((name) => commandOf(name).name) : [],
    twin: twin && twinPage ? { tool: named('tool', twin, data.tools), page: twinPage } : undefined,
  });
}

const withGroups = (command: CliCommand, groups: string): CliCommand => ({
  ...command,
  groups: namesIn(groups).map((name) => named(`group of ${command.name}`, name, command.groups ?? [])),
});

const NAMESPACES: Record<string, string> = { node: 'Node methods', nodeAdmin: 'Admin methods' };

export function nodeApiNodes(data: VersionData, depth: number): RootContent[] {
  return data.namespaces.flatMap(({ prefix, methods }) => [
    heading(depth + 1, text(NAMESPACES[prefix] ?? prefix)),
    ...methods.flatMap((method): RootContent[] => [
      heading(depth + 2, code(method.name)),
      paragraph(text(method.description ?? '')),
      list([
        ...(method.params ?? []).map(({ name, type, optional }) => [
          code(name),
          text(optional ? ' (optional): ' : ': '),
          code(type),
        ]),
        [text('Result: '), code(method.result)],
      ]),
    ]),
  ]);
}
