import { expect, test } from 'vitest';
import { importsThatLeave } from './foundry';

const project = { folder: 'examples/v1.0.0/swap', remappings: [] };
const file = 'examples/v1.0.0/swap/l1/Portal.sol';

test('an import that leaves the Foundry project is reported at its line', () => {
  const text = 'import {A} from "./A.sol";\nimport {\n    B\n} from "../../bridge/l1/B.sol";\n';
  expect(importsThatLeave(project, file, text)).toEqual([
    { line: 4, message: 'error: ../../bridge/l1/B.sol leaves the Foundry project; add a remapping' },
  ]);
});

test('imports inside the project and through a remapping pass', () => {
  const text = 'import {A} from "../lib/A.sol";\nimport {B} from "@bridge/B.sol";\n';
  expect(importsThatLeave(project, file, text)).toEqual([]);
});
