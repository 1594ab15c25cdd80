import type { Checker, Finding, Findings, Unit, VersionId } from '../types';
import { hashOf } from '../units';
import { versionById } from '../../../core/versions';
import { compileCrate, compilerVersion, projectFile, type Diagnostic } from './compiler';
import { ledgerText, missingFromLedger, NOT_IN_LEDGER } from './ledger';
import { addDependencies, findSources, frameworkDependencies, manifestText, type Crate } from './sources';

const REVISION = '1';

/** Compiles where the sources of Aztec.nr are at hand; elsewhere every text must be in the ledger. */
export function noirChecker(root: string): Checker {
  return {
    name: 'noir',
    fingerprint: (version) => noirFingerprint(root, version),
    check: async (units, version) =>
      findSources(root, version) ? compileAll(root, units, version) : checkLedger(root, units, version),
  };
}

async function compileAll(root: string, units: Unit[], version: VersionId): Promise<Findings> {
  const base = frameworkCrate(root, version);
  const findings = await checkTogether(
    base,
    units.filter((unit) => !unit.fails),
  );
  for (const unit of units.filter((each) => each.fails)) findings.set(unit.id, await checkAlone(base, unit));
  return findings;
}

function checkLedger(root: string, units: Unit[], version: VersionId): Findings {
  const missing = missingFromLedger(
    root,
    version,
    units.map((unit) => unit.id),
  );
  // An expected failure was seen to fail when it was entered.
  const finding = (unit: Unit) => {
    if (missing.has(unit.id)) return [{ line: 0, message: NOT_IN_LEDGER }];
    return unit.fails ? [{ line: 0, message: unit.fails }] : [];
  };
  return new Map(units.map((unit) => [unit.id, finding(unit)]));
}

export function noirFingerprint(root: string, version: VersionId): string {
  if (!findSources(root, version)) return hashOf(['ledger', ledgerText(root)]);
  return hashOf([REVISION, compilerVersion(), ...[...frameworkCrate(root, version)].flat()]);
}

function frameworkCrate(root: string, version: VersionId): Crate {
  const sources = findSources(root, version);
  if (!sources) throw new Error('the sources of Aztec.nr are not at hand');
  const crate: Crate = new Map();
  const dependencies = frameworkDependencies(sources, versionById(version).noirTag);
  const table = addDependencies(crate, dependencies, { folder: root, sources });
  crate.set(projectFile('Nargo.toml'), manifestText('snippets', 'bin', table));
  return crate;
}

/**
 * One crate, one module for each unit. Units with errors of their own are taken out and the rest is compiled again,
 * because an error in one module can hide those of another.
 */
async function checkTogether(base: Crate, units: Unit[]): Promise<Findings> {
  const findings: Findings = new Map();
  let rest = units;
  while (rest.length > 0) {
    const diagnostics = await compileUnits(base, rest);
    if (diagnostics.length === 0) return findings;
    const owned = attribute(diagnostics, rest);
    if (owned.size === 0) {
      await requireFramework(base);
      return merge(findings, await split(base, rest, diagnostics));
    }
    merge(findings, owned);
    rest = rest.filter((unit) => !owned.has(unit.id));
  }
  return findings;
}

/** Tells an error of the framework itself, which is nobody's block, from one of a macro's code. */
async function requireFramework(base: Crate): Promise<void> {
  const [first] = await compileUnits(base, []);
  if (first) throw new Error(`Aztec.nr itself does not compile: ${first.file}: ${first.message}`);
}

/** Errors in code that macros generate carry no place of ours: halve the set until one unit is left. */
async function split(base: Crate, units: Unit[], diagnostics: Diagnostic[]): Promise<Findings> {
  if (units.length === 1) return new Map([[units[0]!.id, unplaced(diagnostics)]]);
  const middle = Math.ceil(units.length / 2);
  const left = await checkTogether(base, units.slice(0, middle));
  return merge(left, await checkTogether(base, units.slice(middle)));
}

async function checkAlone(base: Crate, unit: Unit): Promise<Finding[]> {
  const diagnostics = await compileUnits(base, [unit]);
  return [...(attribute(diagnostics, [unit]).get(unit.id) ?? []), ...unplaced(diagnostics)];
}

async function compileUnits(base: Crate, units: Unit[]): Promise<Diagnostic[]> {
  const crate: Crate = new Map(base);
  for (const unit of units) crate.set(fileOf(unit), unit.text);
  const modules = units.map((unit) => `mod ${moduleOf(unit)};`).join('\n');
  crate.set(projectFile('src/main.nr'), `${modules}\nfn main() {}\n`);
  return (await compileCrate(crate, 'program')).diagnostics;
}

const moduleOf = (unit: Unit) => `s_${unit.id}`;
const fileOf = (unit: Unit) => projectFile(`src/${moduleOf(unit)}.nr`);

function attribute(diagnostics: Diagnostic[], units: Unit[]): Findings {
  const byFile = new Map(units.map((unit) => [fileOf(unit), unit]));
  const findings: Findings = new Map();
  for (const { file, line, message } of diagnostics) {
    const unit = byFile.get(file ?? '');
    if (!unit) continue;
    const finding = { line: Math.max(line ?? 1, 1), message: `error: ${message}` };
    findings.set(unit.id, [...(findings.get(unit.id) ?? []), finding]);
  }
  return findings;
}

function unplaced(diagnostics: Diagnostic[]): Finding[] {
  return diagnostics
    .filter(({ file }) => !file?.startsWith(projectFile('')))
    .slice(0, 3)
    .map(({ message, file }) => ({ line: 0, message: `error: ${message} (reported in ${file ?? 'generated code'})` }));
}

function merge(target: Findings, more: Findings): Findings {
  for (const [id, list] of more) target.set(id, [...(target.get(id) ?? []), ...list]);
  return target;
}
