import path from 'node:path';
import ts from 'typescript';
import type { Checker, Finding, Findings, Unit, VersionId } from '../types';
import { hashOf } from '../units';
import { createHost, OPTIONS, sdkFingerprint } from './host';

const REVISION = '2';
/** Codes that ask for type annotations, which plain JavaScript cannot give. */
const JS_IGNORED = new Set([7005, 7006, 7019, 7031, 7034]);

export function typescriptChecker(root: string): Checker {
  return {
    name: 'typescript',
    fingerprint: (version) => hashOf([REVISION, ts.version, sdkFingerprint(root, version)]),
    check: async (units, version) => checkTypes(root, units, version),
  };
}

function checkTypes(root: string, units: Unit[], version: VersionId): Findings {
  const virtual = new Map<string, string>();
  const names = new Map<string, Unit>();
  for (const unit of units) {
    const name = path.join(root, 'sdk', version, `snippet-${unit.id}.${extensionOf(unit)}`);
    virtual.set(name, unit.text);
    names.set(name, unit);
  }
  const program = ts.createProgram({
    rootNames: [...names.keys()],
    options: OPTIONS,
    host: createHost(root, version, virtual),
  });
  const findings: Findings = new Map();
  for (const [name, unit] of names) findings.set(unit.id, diagnose(program, name, unit));
  return findings;
}

function extensionOf(unit: Unit): string {
  if (unit.language === 'js') return 'mjs';
  return unit.language === 'tsx' ? 'tsx' : 'ts';
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
