import type { PhrasingContent, RootContent } from 'mdast';
import { commandNodes, toolNodes } from './cliReference';
import type { Variable, VersionData } from './data';
import { find } from './find';
import { code, heading, list, paragraph, table, text } from './nodes';

export type Attributes = Record<string, string | undefined>;

/** A number that people read; what is too large for that is shown as the chain shows it. */
export function constantNode({ name }: Attributes, data: VersionData): PhrasingContent {
  const value = find('constant', name, Object.keys(data.constants), (key) => data.constants[key]);
  if (typeof value === 'string' && value.length > 20) return code(`0x${BigInt(value).toString(16)}`);
  return text(Number(value) >= 10_000 ? BigInt(value!).toLocaleString('en') : String(value));
}

export function envTableNodes({ names, prefix }: Attributes, data: VersionData): RootContent[] {
  const known = data.variables.map((variable) => variable.name);
  const byName = (name: string) => data.variables.find((variable) => variable.name === name);
  const wanted = (names ?? '').split(',').map((name) => name.trim());
  const variables = names
    ? wanted.map((name) => find('environment variable', name, known, byName)!)
    : data.variables.filter((variable) => prefix && variable.name.startsWith(prefix));
  if (variables.length === 0) throw new Error(`no environment variable starts with "${prefix ?? ''}"`);
  return [table(['Variable', 'Default', 'Meaning'], variables.map(envRow))];
}

function envRow({ name, default: value, description }: Variable) {
  return [[code(name)], value === undefined ? [] : [code(value)], [text(description ?? '')]];
}

export function cliNodes(
  { tool: toolName, command: name }: Attributes,
  data: VersionData,
  depth: number,
): RootContent[] {
  const tools = data.tools.map((each) => each.name);
  const tool = find('tool', toolName, tools, (key) => data.tools.find((each) => each.name === key))!;
  if (!name) return toolNodes(tool, depth);
  const commands = tool.commands.map((each) => each.name);
  const command = find(`command of ${tool.name}`, name, commands, (key) =>
    tool.commands.find((each) => each.name === key),
  )!;
  return commandNodes(tool, command, depth);
}

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
