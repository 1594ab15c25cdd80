import { LEVELS, type SearchRecord } from './types';
import { searchTag, STABLE } from '../versions';

interface Sketch {
  page: string;
  title: string;
  heading?: string;
  content?: string;
  code?: string;
  description?: string;
}

/** Records for tests. */
const record = ({ page, title, heading, content = '', code = '', description = '' }: Sketch): SearchRecord => {
  const anchor = heading
    ? heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-')
    : '';
  return {
    id: `${page}#${anchor}`,
    url: anchor ? `${page}#${anchor}` : page,
    page,
    anchor,
    type: heading ? LEVELS[1] : LEVELS[0],
    lvl0: 'Guides',
    lvl1: title,
    ...(heading && { lvl2: heading }),
    content,
    code,
    description,
    keywords: [],
    language: 'en',
    version: STABLE.id,
    docusaurus_tag: searchTag(STABLE),
  };
};

export const SAMPLE: SearchRecord[] = [
  record({
    page: '/fees',
    title: 'Fees',
    content: 'Every transaction pays a fee in fee juice.',
    description: 'What a transaction costs.',
  }),
  record({ page: '/fees', title: 'Fees', heading: 'Who pays', content: 'A sponsor can pay the fee for a user.' }),
  record({ page: '/deploy', title: 'Deploy a contract', content: 'This guide deploys a compiled contract.' }),
  record({
    page: '/deploy',
    title: 'Deploy a contract',
    heading: 'Options',
    content: 'Most readers need none.',
    code: 'const token = await TokenContract.deploy(wallet)\n  .send({ from: alice })\n  .deployed();',
  }),
  record({
    page: '/types',
    title: 'Data types',
    heading: undefined,
    content: 'A Vec<u8> holds bytes; <img src=x onerror=alert(1)> is text.',
  }),
  record({ page: '/storage', title: 'Storage types', heading: undefined, content: 'Choose one.' }),
  record({
    page: '/storage',
    title: 'Storage types',
    heading: 'PublicMutable',
    content: 'A value that anyone can read.',
  }),
  record({ page: '/wallet', title: 'CLI wallet', content: 'Set AZTEC_NODE_URL or pass --node-url to reach a node.' }),
  record({
    page: '/notes',
    title: 'Notes',
    content: 'A note is spent by its nullifier. The nullifier tree keeps them.',
  }),
  record({
    page: '/developers/migration_notes',
    title: 'Migration notes',
    heading: undefined,
    content: 'Deploy a contract anew; fees changed.',
  }),
];
