import { expect, test } from 'vitest';
import { MustMatch } from '.';

function errorsFor(files: string[]): string[] {
  const errors: Error[] = [];
  const finishModules = {
    tap: (_: string, act: (modules: { resource?: string }[]) => void) =>
      act([...files.map((resource) => ({ resource })), {}]),
  };
  const thisCompilation = {
    tap: (_: string, begin: (compilation: never) => void) => begin({ errors, hooks: { finishModules } } as never),
  };
  new MustMatch([{ name: 'registry.js', file: /[\\/]registry\.js$/ }]).apply({ hooks: { thisCompilation } });
  return errors.map(({ message }) => message);
}

test('a loader whose file is in the bundle says nothing', () =>
  expect(errorsFor(['/a/b.js', '/a/registry.js'])).toEqual([]));

test('a loader whose file is not in the bundle ends the build, and names both', () =>
  expect(errorsFor(['/a/parts.js'])).toEqual([
    expect.stringMatching(/plugins\/docusaurus\/registry\.js.*registry\\\.js\$/),
  ]));
