import type { RootContent } from 'mdast';
import type { CliCommand, CliOption, CliTool } from './data';
import { block, code, heading, paragraph, table, text, type Cell } from './nodes';

/** One command: its form, what it does, its options. Groups of options get headings one level below `depth`. */
export function commandNodes(tool: CliTool, command: CliCommand, depth: number): RootContent[] {
  const form = [tool.name, command.name, ...(hasOptions(command) ? ['[options]'] : []), ...command.arguments].join(' ');
  const nodes: RootContent[] = [block(form)];
  if (command.description) nodes.unshift(paragraph(text(command.description)));
  if (command.as) nodes.push(paragraph(text('It takes the options of '), code(command.as), text('.')));
  if (command.options.length > 0) nodes.push(optionTable(command.options));
  for (const group of command.groups ?? []) {
    nodes.push(heading(depth + 1, text(group.name)), optionTable(group.options));
  }
  return nodes;
}

/** All commands of a tool, each under a heading one level below `depth`. */
export function toolNodes(tool: CliTool, depth: number): RootContent[] {
  const globals: RootContent[] =
    tool.options.length > 0 ? [heading(depth + 1, text('Global options')), optionTable(tool.options)] : [];
  const commands = tool.commands.flatMap((command) => [
    heading(depth + 1, code(command.name)),
    ...commandNodes(tool, command, depth + 1),
  ]);
  return [...globals, ...commands];
}

const hasOptions = (command: CliCommand) => Boolean(command.options.length || command.groups?.length || command.as);

/** Columns that no option fills are left out. */
function optionTable(options: CliOption[]): RootContent {
  const columns: { title: string; shown: boolean; cell: (option: CliOption) => Cell }[] = [
    { title: 'Option', shown: true, cell: ({ flags }) => [code(flags)] },
    {
      title: 'Default',
      shown: options.some((option) => option.default !== undefined),
      cell: (option) => (option.default === undefined ? [] : [code(option.default)]),
    },
    {
      title: 'Variable',
      shown: options.some((option) => option.env),
      cell: ({ env }) => (env ? [code(env)] : []),
    },
    {
      title: 'Meaning',
      shown: true,
      cell: ({ description, required }) => [text([description, required && 'Required.'].filter(Boolean).join(' '))],
    },
  ];
  const shown = columns.filter((column) => column.shown);
  return table(
    shown.map((column) => column.title),
    options.map((option) => shown.map((column) => column.cell(option))),
  );
}
