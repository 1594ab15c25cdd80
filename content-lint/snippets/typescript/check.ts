import path from 'node:path';
import ts from 'typescript';
import type { Checker, Finding, Findings, Unit, VersionId } from '../types';
import { hashOf } from '../units';
import { openProgram, sdkFingerprint } from './host';

const REVISION = '2';
/** Codes that ask for type annotations, which plain JavaScript cannot give. */
const JS_IGNORED = new Set([7005, 7006, 7019, 7031, 7034]);

/** `beside` are files that are asked for later, and then are in the program already. */
export function typescriptChecker(root: string, beside: (version: VersionId) => string[] = () => []): Checker {
  return {
    name: 'typescript',
    fingerprint: (version) => hashOf([REVISION, ts.version, sdkFingerprint(root, version)]),
    check: async (units, version) => checkTypes(root, units, version, beside(version)),
  };
}

function checkTypes(root: string, units: Unit[], version: VersionId, beside: string[]): Findings {
  const names = new Map(units.map((unit) => [snippetName(root, unit), unit]));
  const virtual = new Map([...names].map(([name, unit]) => [name, unit.text]));
  for (const { modules } of units)
    for (const [name, text] of modules ?? []) virtual.set(path.join(root, 'sdk', version, name), text);
  const files = beside.map((file) => path.join(root, file));
  const program = openProgram(root, version, virtual, files);
  const findings: Findings = new Map();
  for (const [name, unit] of names) findings.set(unit.id, diagnose(program, name, unit));
  return findings;
}

/** Where the compiler reads a text that is on no disk. */
export function snippetName(root: string, { id, language, version }: Unit): string {
  const extension = language.startsWith('j') ? 'mjs' : language === 'tsx' ? 'tsx' : 'ts';
  return path.join(root, 'sdk', version, `snippet-${id}.${extension}`);
}

function diagnose(program: ts.Program, name: string, unit: Unit): Finding[] {
  const file = program.getSourceFile(name)!;
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter((diagnostic) => unit.language !== 'js' || !JS_IGNORED.has(diagnostic.code))
    .map((diagnostic) => toFinding(file, diagnostic));
}

export function toFinding(file: ts.SourceFile, diagnostic: ts.Diagnostic): Finding {
  const { line } = file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replace(/\s+/g, ' ');
  const hints = (diagnostic.relatedInformation ?? [])
    .map((related) => ts.flattenDiagnosticMessageText(related.messageText, ' '))
    .filter((hint) => hint.includes('Did you'));
  return { line: line + 1, message: [`error TS${diagnostic.code}: ${text}`, ...hints].join(' ') };
}
