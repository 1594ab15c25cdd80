import {noirChecker} from './noir/check';
import {shellChecker} from './shell/check';
import type {Checker} from './types';
import {typescriptChecker} from './typescript/check';

export function checkers(root: string): Record<string, Checker> {
  const all = [typescriptChecker(root), noirChecker(root), shellChecker(root)];
  return Object.fromEntries(all.map((checker) => [checker.name, checker]));
}
