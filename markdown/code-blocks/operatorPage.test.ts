import { expect, test } from 'vitest';
import { codeElement, partsOf } from './operatorPage';

const shown = { code: 'A="<NETWORK>/<OTHER>" # <P2P_PORT>', lang: 'bash', title: undefined };

test('[OPS-1] the build says of each placeholder how a value is written there, and of others nothing', () => {
  expect(partsOf(shown)).toEqual([
    'A="',
    { name: 'NETWORK', manner: 'shell-double' },
    '/',
    { name: 'OTHER' },
    '" # ',
    { name: 'P2P_PORT', manner: 'bare' },
    '',
  ]);
});

test('[OPS-1] each placeholder is a component in the place that highlighting gave it', () => {
  const places = partsOf(shown).filter((part) => typeof part !== 'string');
  const html = 'A=<i class="s">"<var>&lt;NETWORK&gt;</var>/<var>&lt;OTHER&gt;</var>"</i> <var>&lt;P2P_PORT&gt;</var>';
  const [, quoted, , last] = codeElement(html, { places, first: 'NETWORK', file: undefined }).data.hChildren;
  const component = (name: string) =>
    expect.objectContaining({
      name: 'Placeholder',
      attributes: expect.arrayContaining([{ type: 'mdxJsxAttribute', name: 'name', value: name }]) as unknown,
    });
  expect(quoted).toMatchObject({ tagName: 'i' });
  expect((quoted as { children: unknown[] }).children).toEqual([
    expect.objectContaining({ value: '"' }),
    component('NETWORK'),
    expect.objectContaining({ value: '/' }),
    component('OTHER'),
    expect.objectContaining({ value: '"' }),
  ]);
  expect(last).toEqual(component('P2P_PORT'));
});
