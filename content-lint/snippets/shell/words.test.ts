import { expect, test } from 'vitest';
import { listCommands } from './words';

test.each([
  ['a b && c "d e" | f', ['a b', 'c d e', 'f']],
  ['A=1 B="x y" cmd --flag=$A', ['cmd --flag=$A']],
  [
    'x=$(cast call a "f(uint256)(bool)") ; echo "$(date +%s)"',
    ['cast call a f(uint256)(bool)', 'date +%s', 'echo $(date +%s)'],
  ],
  ['if [ -f x ]; then\n  echo hi\nfi', ['[ -f x ]', 'echo hi']],
  ['for i in 1 2; do ls; done', ['ls']],
  ['cat <<EOF > file\nrm -rf /\nEOF\nls', ['cat', 'ls']],
  ['a \\\n  --b # comment\nc', ['a --b', 'c']],
  ['cmd > out.txt 2>&1 &', ['cmd']],
])('%s', (script, expected) => {
  expect(
    listCommands(script)
      .map(({ words }) => words.join(' '))
      .filter(Boolean),
  ).toEqual(expected);
});

test('commands know their line', () => {
  expect(listCommands('a\n\nb \\\n c\nd').map(({ line }) => line)).toEqual([1, 3, 5]);
});
