import { parse } from 'sh-syntax';
import { readTables, type Tables } from '../data';
import { didYouMean } from '../../../core/near';
import { substitutePlaceholders } from '../placeholders';
import type { Checker, Finding, Findings, Unit } from '../types';
import { hashOf } from '../units';
import { checkCommand } from './commands';
import { variablesIn } from './variables';
import { listCommands, type Command } from './words';

const REVISION = '1';

export function shellChecker(root: string): Checker {
  return {
    name: 'bash',
    fingerprint: (version) => hashOf([REVISION, readTables(root, version).text]),
    check: async (units, version) => {
      const tables = readTables(root, version);
      const findings: Findings = new Map();
      for (const unit of units) findings.set(unit.id, await checkScript(unit, tables));
      return findings;
    },
  };
}

async function checkScript(unit: Unit, tables: Tables): Promise<Finding[]> {
  const script = substitutePlaceholders(unit.text);
  try {
    await parse(script);
  } catch (error) {
    const { Text, Pos, message } = error as { Text?: string; Pos?: { Line: number }; message: string };
    return [{ line: Pos?.Line ?? 1, message: `error: ${Text ?? message}` }];
  }
  const prompt = unit.text.split('\n').findIndex((line) => /^\s*\$ /.test(line));
  if (prompt >= 0) return [{ line: prompt + 1, message: 'write commands without the "$" prompt' }];
  const used = new Set([...variablesIn(unit.text), ...(unit.variables ?? [])]);
  return listCommands(script).flatMap((command) =>
    [...checkCommand(command, tables), ...checkExports(command, tables, used)].map((message) => ({
      line: command.line,
      message,
    })),
  );
}

/** A variable that a script sets must be one that a tool reads, or one that the page uses. */
function checkExports({ assignments, words }: Command, { environment }: Tables, used: Set<string>): string[] {
  const exported = words[0] === 'export' ? words.slice(1).map((word) => word.split('=')[0]!) : [];
  const standing = words.length === 0 ? assignments : [];
  return [...exported, ...standing]
    .filter((name) => /^[A-Z]\w*$/.test(name) && !environment.has(name) && !used.has(name))
    .map(
      (name) =>
        `${name} is no environment variable of this version, and the page uses it nowhere.${didYouMean(name, environment)}`,
    );
}
