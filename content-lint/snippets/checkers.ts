import { formatCheckers } from './formats/check';
import { noirChecker } from './noir/check';
import { shellChecker } from './shell/check';
import { solidityChecker } from './solidity/check';
import type { Checker } from './types';
import { typescriptChecker } from './typescript/check';
import { listTypeScript } from './typescript/examples';

export function checkers(root: string, full: boolean): Record<string, Checker> {
  const all = [
    typescriptChecker(root, (version) => (full ? listTypeScript(root, version) : [])),
    noirChecker(root),
    solidityChecker(root),
    shellChecker(root),
    ...formatCheckers(root),
  ];
  return Object.fromEntries(all.map((checker) => [checker.name, checker]));
}
