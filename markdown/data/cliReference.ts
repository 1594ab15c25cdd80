import { isDeepStrictEqual } from 'node:util';
import type { RootContent } from 'mdast';
import type { CliCommand, CliOption, CliTool } from './data';
import { block, code, heading, labelled, listed, moved, paragraph, table, text, type Cell } from './nodes';

/** Another tool that has some of the same commands, and the page that lists their options. */
interface Twin {
  tool: CliTool;
  page: string;
}

interface Reference {
  depth: number;
  /** Commands that the page shows in another place. */
  without?: string[];
  twin?: Twin;
}

/** What a command does and its form. */
function introduction(tool: CliTool, command: CliCommand): RootContent[] {
  const form = [tool.name, command.name, ...(hasOptions(command) ? ['[options]'] : []), ...command.arguments].join(' ');
  return [...(command.description ? [paragraph(text(command.description))] : []), block(form)];
}

/** One command: what it does, its form, its options. Groups of options get headings one level below `depth`. */
export function commandNodes(tool: CliTool, command: CliCommand, depth: number): RootContent[] {
  const nodes = introduction(tool, command);
  if (command.as) nodes.push(paragraph(text('It takes the options of '), code(command.as), text('.')));
  if (command.options.length > 0) nodes.push(optionTable(command.options));
  for (const group of command.groups ?? []) {
    nodes.push(heading(depth + 1, text(group.name)), optionTable(group.options));
  }
  return nodes;
}

/** All commands of a tool, each under a heading one level below `depth`; before them, those that lead to the twin's page. */
export function toolNodes(tool: CliTool, { depth, without = [], twin }: Reference): RootContent[] {
  const globals: RootContent[] =
    tool.options.length > 0 ? [heading(depth + 1, text('Global options')), optionTable(tool.options)] : [];
  const shown = tool.commands.filter((command) => !without.includes(command.name));
  const alike = shown.filter((command) => isTwin(command, twin));
  const commands = shown
    .filter((command) => !alike.includes(command))
    .flatMap((command) => [heading(depth + 1, code(command.name)), ...commandNodes(tool, command, depth + 1)]);
  return [...(twin && alike.length ? [twinLinks(alike, twin)] : []), ...globals, ...commands];
}

/** Whether the other tool has the command too, the same in everything. */
function isTwin(command: CliCommand, twin?: Twin): boolean {
  const other = twin?.tool.commands.find(({ name }) => name === command.name);
  return other !== undefined && hasOptions(command) && isDeepStrictEqual(command, other);
}

function twinLinks(alike: CliCommand[], { tool, page }: Twin): RootContent {
  const links = alike.map(({ name }) => moved(name, `${page}#${name}`, code(name)));
  return paragraph(
    code(tool.name),
    text(' has these commands too, with the same options: '),
    ...listed(links),
    text('.'),
  );
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
  return labelled(
    table(
      shown.map((column) => column.title),
      options.map((option) => shown.map((column) => column.cell(option))),
    ),
  );
}
