import { describe, expect, test } from 'vitest';
import { extractRegion, listRegions } from './regions';

const source = `use std;
// #region outer
    fn a() {
        // #region inner
        call();

        // #endregion inner
    }
// #endregion outer
`;

describe('extractRegion', () => {
  test('takes a region, without markers of any region and common indentation', () => {
    expect(extractRegion(source, 'outer')).toBe('fn a() {\n    call();\n\n}');
    expect(extractRegion(source, 'inner')).toBe('call();');
  });

  test('takes the whole file when no region is named', () => {
    expect(extractRegion(source)).toBe('use std;\n    fn a() {\n        call();\n\n    }');
  });

  test('knows the comment marks of toml, yaml and shell', () => {
    expect(extractRegion('# #region deps\na = 1\n# #endregion deps', 'deps')).toBe('a = 1');
  });

  test('lists the regions that exist when one is missing', () => {
    expect(() => extractRegion(source, 'innr')).toThrow('no region "innr"; the file has: outer, inner');
    expect(() => extractRegion('x', 'y')).toThrow('the file has no regions');
  });

  test('asks for the end marker', () => {
    expect(() => extractRegion('// #region a\nx', 'a')).toThrow('add "#endregion a"');
  });

  test('lists regions', () => expect(listRegions(source)).toEqual(['outer', 'inner']));
});
