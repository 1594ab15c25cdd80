/** A reader's TypeScript as a module: types are taken out, imports led to ours, and each statement says its line. */
import { parse, type Node, type Program } from 'acorn';
import { transform } from 'sucrase';

type Any = Node & Record<string, unknown>;
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** An earlier module, and what it declares. */
export interface Linked {
  url: string;
  names: string[];
}
export interface Source {
  key: string;
  text: string;
  earlier: Linked[];
  load(name: string): Promise<Record<string, unknown>>;
}

const EXECUTED =
  /^(Expression|Variable|If|For|ForOf|ForIn|While|DoWhile|Return|Throw|Try|Switch)(Statement|Declaration)$/;
const isNode = (value: unknown): value is Any => typeof (value as Any | null)?.type === 'string';
const childrenOf = (node: Any): Any[] => Object.values(node).flat().filter(isNode);

/** A place in the text that cannot be read. */
export class BadSyntax extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const line = loc?.line ?? Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? NaN);
    const plain = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new BadSyntax(`SyntaxError: ${plain}`, Number.isNaN(line) ? undefined : line);
  }
}

const withoutTypes = (text: string): string =>
  transform(text, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;

const read = (code: string): Program =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowAwaitOutsideFunction: true });

function marks(key: string, program: Program): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Any): void => {
    const { body } = node;
    if (Array.isArray(body))
      for (const statement of body.filter(isNode))
        if (EXECUTED.test(statement.type)) {
          const text = `__at(${JSON.stringify(key)}, ${statement.loc!.start.line}); `;
          edits.push({ from: statement.start, to: statement.start, text });
        }
    childrenOf(node).forEach(visit);
  };
  visit(program as unknown as Any);
  return edits;
}

/** The names that a pattern such as `{ a, b: [c] }` binds. */
function bound(pattern: Any): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'Property') return bound(pattern.value as Any);
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left as Any);
  return childrenOf(pattern).flatMap(bound);
}

function declared(statement: Any): string[] {
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as Any[]).flatMap(({ id }) => bound(id as Any));
  return isNode(statement.id) ? bound(statement.id) : [];
}

interface Imported {
  text: string;
  names: string[];
  absent: string[];
}

/** Imports become constants; what the module does not have is a type that nobody marked as one. */
async function imported(statement: Any, load: Source['load']): Promise<Imported> {
  const source = (statement.source as Any).value as string;
  const module = await load(source);
  const from = `__modules[${JSON.stringify(source)}]`;
  const names: string[] = [];
  const absent: string[] = [];
  const parts = (statement.specifiers as Any[]).flatMap((specifier) => {
    const local = (specifier.local as Any).name as string;
    const name =
      specifier.type === 'ImportDefaultSpecifier' ? 'default' : ((specifier.imported as Any)?.name as string);
    if (specifier.type !== 'ImportNamespaceSpecifier' && !Object.hasOwn(module, name)) {
      if (name === 'default')
        throw new BadSyntax(
          `SyntaxError: ${source} has no default export; write import { ${local} } from '${source}'`,
          statement.loc!.start.line,
        );
      absent.push(local);
      return [];
    }
    names.push(local);
    return [specifier.type === 'ImportNamespaceSpecifier' ? `${local} = ${from}` : `${local} = ${from}.${name}`];
  });
  return { text: parts.length ? `const ${parts.join(', ')};` : '', names, absent };
}

const apply = (code: string, edits: Edit[]): string =>
  edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), code);

interface Link {
  code: string;
  names: string[];
  /** What was imported and is not there, with the module's name. */
  absent: [name: string, source: string][];
}

/** Lines stay where they were. */
export async function link({ key, text, earlier, load }: Source): Promise<Link> {
  const code = attempt(() => withoutTypes(text));
  const program = attempt(() => read(code));
  const edits = marks(key, program);
  const names = new Set<string>();
  const absent: Link['absent'] = [];
  let head = '';
  for (const statement of program.body as unknown as Any[]) {
    const inner =
      statement.type.startsWith('Export') && isNode(statement.declaration) ? statement.declaration : statement;
    if (inner !== statement) edits.push({ from: statement.start, to: inner.start, text: '' });
    declared(inner).forEach((name) => names.add(name));
    if (statement.type !== 'ImportDeclaration') continue;
    const found = await imported(statement, load);
    found.names.forEach((name) => names.add(name));
    for (const name of found.absent) absent.push([name, (statement.source as Any).value as string]);
    head += found.text;
    edits.push({
      from: statement.start,
      to: statement.end,
      text: code.slice(statement.start, statement.end).replace(/[^\n]/g, ''),
    });
  }
  const seen = new Set(names);
  for (const { url, names: offered } of [...earlier].reverse()) {
    const fresh = offered.filter((name) => !seen.has(name));
    fresh.forEach((name) => seen.add(name));
    if (fresh.length) head = `import { ${fresh.join(', ')} } from ${JSON.stringify(url)}; ${head}`;
  }
  return { code: `${head}${apply(code, edits)}\nexport { ${[...names].join(', ')} };`, names: [...names], absent };
}
