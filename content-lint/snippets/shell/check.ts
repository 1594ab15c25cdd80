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
      for (let start = 0; start < units.length; start += TOGETHER) {
        const some = units.slice(start, start + TOGETHER);
        const parsed = await parsesTogether(some.map(scriptOf));
        for (const unit of some) findings.set(unit.id, await checkScript(unit, tables, parsed));
      }
      return findings;
    },
  };
}

const scriptOf = (unit: Unit): string => substitutePlaceholders(unit.text);

/** The parser takes as long to start as to read a hundred scripts. */
const TOGETHER = 100;

/** Reads scripts as the bodies of functions. Each must end where its script does: none may close what another opened. */
async function parsesTogether(scripts: string[]): Promise<boolean> {
  let next = 1;
  const begins = scripts.map((script) => {
    const begin = next;
    next += script.split('\n').length + 3;
    return begin;
  });
  try {
    const { Stmts } = await parse(scripts.map((script) => `script() {\n:\n${script}\n}`).join('\n'));
    return Stmts.map(({ Pos }) => Pos.Line).join() === begins.join();
  } catch {
    return false;
  }
}

async function syntaxError(script: string): Promise<Finding | undefined> {
  try {
    await parse(script);
    return undefined;
  } catch (error) {
    const { Text, Pos, message } = error as { Text?: string; Pos?: { Line: number }; message: string };
    return { line: Pos?.Line ?? 1, message: `error: ${Text ?? message}` };
  }
}

async function checkScript(unit: Unit, tables: Tables, parsed: boolean): Promise<Finding[]> {
  const script = scriptOf(unit);
  const error = parsed ? undefined : await syntaxError(script);
  if (error) return [error];
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
