import ts from 'typescript';
import { Evaluator } from './evaluate';
import type { Value } from './value';
import type { SourceIndex } from './sources';

export interface CliOption {
  flags: string;
  description?: string;
  default?: Value;
  env?: string;
  required?: boolean;
}

export interface CliCommand {
  name: string;
  /** Takes the options of this other command. */
  as?: string;
  arguments: string[];
  options: CliOption[];
}

interface Link {
  method: string;
  values: Value[];
}

/** Reads the commands that a folder's code defines with commander, without running it. */
export function readCommands(index: SourceIndex, accept: (file: string) => boolean): CliCommand[] {
  const evaluator = new Evaluator(index);
  return index.files
    .filter((file) => accept(file.fileName))
    .flatMap((file) => readFile(file, evaluator))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function readFile(file: ts.SourceFile, evaluator: Evaluator): CliCommand[] {
  const commands: CliCommand[] = [];
  const variables = new Map<string, CliCommand>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node, { evaluator, commands, variables });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return commands;
}

interface Context {
  evaluator: Evaluator;
  commands: CliCommand[];
  variables: Map<string, CliCommand>;
}

function readCall(node: ts.CallExpression, context: Context): void {
  const { evaluator, commands, variables } = context;
  if (ts.isIdentifier(node.expression) && node.expression.text === 'addOptions') {
    const [target, options] = node.arguments;
    const command = target && ts.isIdentifier(target) ? variables.get(target.text) : commands.at(-1);
    command?.options.push(...toOptions(evaluator.evaluate(options)));
    return;
  }
  if (isInnerLink(node)) return;
  const links = chainOf(node, evaluator);
  if (!links.some((link) => link.method === 'command')) return;
  const command = toCommand(links);
  commands.push(command);
  if (ts.isVariableDeclaration(node.parent)) variables.set(node.parent.name.getText(), command);
}

const isInnerLink = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node.parent) &&
  node.parent.expression === node &&
  ts.isCallExpression(node.parent.parent);

function chainOf(node: ts.Expression, evaluator: Evaluator): Link[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const method = node.expression.name.text;
  const values = method === 'action' ? [] : node.arguments.map((argument) => evaluator.evaluate(argument));
  return [...chainOf(node.expression.expression, evaluator), { method, values }];
}

function toCommand(links: Link[]): CliCommand {
  const start = links.findIndex((link) => link.method === 'command');
  const [name, ...inline] = String(links[start]!.values[0]).split(' ');
  const command: CliCommand = { name: name!, arguments: inline, options: [] };
  for (const { method, values } of links.slice(start + 1)) {
    if (method === 'argument') command.arguments.push(String(values[0]));
    else if (method === 'addArgument') command.arguments.push(String((values[0] as { flags?: string })?.flags));
    else if (method === 'addOption') command.options.push(...toOptions([values[0]]));
    else if (method === 'option') command.options.push(...toOptions([inlineOption(values, false)]));
    else if (method === 'requiredOption') command.options.push(...toOptions([inlineOption(values, true)]));
  }
  return command;
}

/** `.option(flags, description, [parser], [default])`: a parser is unknown to us, so the last value is the default. */
function inlineOption(values: Value[], required: boolean): Value {
  return { flags: values[0], description: values[1], default: values[3] ?? values[2], required };
}

function toOptions(value: Value): CliOption[] {
  return (Array.isArray(value) ? value : []).flatMap((each) => {
    const option = each as unknown as (CliOption & { hidden?: boolean }) | undefined;
    if (!option?.flags || option.hidden) return [];
    const { flags, description, env, required } = option;
    return [{ flags, description, default: option.default, env, required: required || undefined }];
  });
}
