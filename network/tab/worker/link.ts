/** A reader's TypeScript as a module: types are taken out, imports led to ours, and each statement says its line. */
import { apply, marks } from './edits';
import { imported, type Load } from './imported';
import { attempt, declared, isNode, read, withoutTypes, type Any } from './syntax';

/** An earlier module, and what it declares. */
export interface Linked {
  url: string;
  names: string[];
}
export interface Source {
  key: string;
  text: string;
  earlier: Linked[];
  load: Load;
}

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
