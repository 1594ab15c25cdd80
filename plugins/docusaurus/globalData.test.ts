import { expect, test } from 'vitest';
import slimGlobalData from './globalData.js';

const doc = (id: string) => ({ id, path: `/${id}` });
const data = (...docs: object[]) => ({
  'docusaurus-plugin-content-docs': { default: { versions: [{ name: 'v1', mainDocId: 'index', docs }] } },
  other: { default: { kept: true } },
});
const ALL = data(doc('index'), doc('a'), doc('b'));
const slim = (source: object, ...named: string[]) =>
  JSON.parse(slimGlobalData.call({ getOptions: () => ({ named }) }, JSON.stringify(source))) as object;

test('globalData.js: hooks know the first page and those of the navbar', () => {
  expect(slim(ALL)).toEqual(data(doc('index')));
  expect(slim(ALL, 'b')).toEqual(data(doc('index'), doc('b')));
});

test('globalData.js: where the navbar names no page, Docusaurus can say which there are', () =>
  expect(slim(ALL, 'c')).toEqual(ALL));

test.each([
  ['without its first page', data(doc('a'))],
  ['without docs', { 'docusaurus-plugin-content-docs': { default: { versions: [{ mainDocId: 'index' }] } } }],
  ['without the plugin of docs', {}],
])('globalData.js: data %s ends the build', (_, source) => expect(() => slim(source)).toThrow('another form'));
