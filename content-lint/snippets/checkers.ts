import { formatCheckers } from './formats/check';
import { noirChecker } from './noir/check';
import { shellChecker } from './shell/check';
import { solidityChecker } from './solidity/check';
import type { Checker } from './types';
import { typescriptChecker } from './typescript/check';

export function checkers(root: string): Record<string, Checker> {
  const all = [
    typescriptChecker(root),
    noirChecker(root),
    solidityChecker(root),
    shellChecker(root),
    ...formatCheckers(root),
  ];
  return Object.fromEntries(all.map((checker) => [checker.name, checker]));
}
