import ts from 'typescript';
import type { VersionId } from '../../../content-lint/snippets/types';
import type { ApiData, ApiSymbol } from '../../../core/api/types';
import { mentionedTypes, packageOf } from './mentions';
import { openPackages, sourceOf, type EntryPoint } from './packages';
import { describeSymbol, markExported } from './symbols';

type Found = Map<ts.Symbol, { name: string; from: number[] }>;

/** Every exported symbol of the packages, and the types of other packages that they name. */
export function readApi(version: VersionId): ApiData {
  const { checker, entryPoints } = openPackages(version);
  const found = collect(entryPoints, checker);
  markExported(found.keys());
  const symbols = merge([...found].map(([symbol, place]) => ({ ...place, ...describeSymbol(symbol, checker) })));
  const mentioned = mention(found, checker).map((symbol) => outline(symbol, checker));
  const known = new Set(symbols.map(({ name }) => name));
  return {
    source: sourceOf(version),
    entryPoints: entryPoints.map(({ name }) => name),
    symbols,
    mentioned: byName(mentioned).filter(({ name }, index, all) => !known.has(name) && all[index - 1]?.name !== name),
  };
}

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function collect(entryPoints: EntryPoint[], checker: ts.TypeChecker): Found {
  const found: Found = new Map();
  for (const [index, { exports }] of entryPoints.entries()) {
    for (const each of exports) {
      const symbol = resolved(each, checker);
      const place = found.get(symbol) ?? { name: each.name, from: [] };
      found.set(symbol, { ...place, from: [...place.from, index] });
    }
  }
  return found;
}

/** An entry point and its lazy twin declare the same names: one symbol, with the forms of both where they differ. */
function merge(all: ApiSymbol[]): ApiSymbol[] {
  const merged = new Map<string, ApiSymbol>();
  for (const symbol of all) {
    const before = merged.get(symbol.name);
    merged.set(symbol.name, {
      ...(before ?? symbol),
      from: [...(before?.from ?? []), ...symbol.from].sort((one, other) => one - other),
      signature: [...new Set([...(before?.signature ?? []), ...symbol.signature])],
    });
  }
  return byName([...merged.values()]);
}

const byName = <T extends { name: string }>(all: T[]): T[] =>
  [...all].sort((one, other) => one.name.localeCompare(other.name, 'en'));

function mention(found: Found, checker: ts.TypeChecker): ts.Symbol[] {
  const declarations = [...found.keys()].flatMap((symbol) => symbol.declarations ?? []);
  const named = new Set(declarations.flatMap((declaration) => mentionedTypes(declaration, checker)));
  return [...named].filter((symbol) => !found.has(symbol) && !(symbol.flags & ts.SymbolFlags.EnumMember));
}

/** Of another package's type only the data is shown. */
function outline(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const { kind, signature, members = [] } = describeSymbol(symbol, checker);
  const shown = members.filter(([, form]) => !/^static |^(abstract )?"?[\w.~]+"?\??[(<]/.test(form!));
  return {
    name: symbol.name,
    package: packageOf(symbol)!,
    kind,
    signature,
    ...(shown.length ? { members: shown } : {}),
  };
}
