import { BadSyntax, type Any } from './syntax';

/** A module by its name. */
export type Load = (name: string) => Promise<Record<string, unknown>>;

interface Imported {
  text: string;
  names: string[];
  absent: string[];
}

/** Imports become constants; what the module does not have is a type that nobody marked as one. */
export async function imported(statement: Any, load: Load): Promise<Imported> {
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
