// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import React, { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { besideIt, editAddress } from '../../core/editLinks';
import { EditLinks } from './EditLinks';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('[EDIT-1] where the repository is not known, a problem can be reported', () => {
  render(<EditLinks page="/fees" edits={[]} />);
  expect(links()).toEqual([
    ['Report a problem', 'https://github.com/AztecProtocol/aztec-packages/issues/new?title=docs%3A%20%2Ffees'],
  ]);
});

test('[EDIT-1] where it is known, page and data can be edited there, and problems reported there', () => {
  const href = editAddress('https://example.org/docs', 'docs/fees.md');
  const data = { label: 'Edit pxe.yaml', href: besideIt(href, 'data/errors/pxe.yaml') };
  render(<EditLinks page="/nightly/fees" edits={[{ label: 'Edit this page', href }, data]} />);
  expect(links()).toEqual([
    ['Edit this page', 'https://example.org/docs/edit/main/docs/fees.md'],
    ['Edit pxe.yaml', 'https://example.org/docs/edit/main/data/errors/pxe.yaml'],
    ['Report a problem', 'https://example.org/docs/issues/new?template=page.yml&title=docs%3A%20%2Fnightly%2Ffees'],
  ]);
});
