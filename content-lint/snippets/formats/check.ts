import { readTables, type Tables } from '../data';
import type { Checker, Finding, Findings, Unit } from '../types';
import { hashOf } from '../units';
import { checkEnvFile } from './env';
import { checkJson } from './json';
import { checkBalance, checkDockerfile, checkMarkdown, checkPromql } from './plain';
import { checkToml } from './toml';
import { checkYaml } from './yaml';

const REVISION = '2';

type CheckUnit = (unit: Unit, tables: Tables) => Finding[];

const CHECKS: Record<string, CheckUnit> = {
  json: checkJson,
  toml: checkToml,
  yaml: checkYaml,
  env: checkEnvFile,
  docker: checkDockerfile,
  promql: checkPromql,
  markdown: checkMarkdown,
  balanced: checkBalance,
};

/** Checkers for formats that are parsed in this process, one text at a time. */
export function formatCheckers(root: string): Checker[] {
  return Object.entries(CHECKS).map(([name, check]) => ({
    name,
    fingerprint: (version) => hashOf([REVISION, readTables(root, version).text]),
    check: async (units, version) => {
      const tables = readTables(root, version);
      const findings: Findings = new Map();
      for (const unit of units) findings.set(unit.id, check(unit, tables));
      return findings;
    },
  }));
}
