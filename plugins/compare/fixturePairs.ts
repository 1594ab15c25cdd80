import type { Verdict } from '../../core/compare/verdict';
import { NIGHTLY, STABLE } from '../../core/versions';

export interface FixturePair {
  name: string;
  /** The stable page; undefined where only the nightly has it, and the other way round. */
  old?: string;
  new?: string;
  verdict: Verdict;
  /** Verdict of each section, by its heading in the nightly (in the stable page for removed ones). */
  sections: Record<string, Verdict>;
}

const fence = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\``;

/** Pairs of small pages with what a careful reader would say about them. */
export const PAIRS: FixturePair[] = [
  {
    name: 'the same text',
    old: 'Fees are paid in fee juice.\n\n## Cost\n\nEach transaction costs gas.',
    new: 'Fees are paid in fee juice.\n\n## Cost\n\nEach transaction costs gas.',
    verdict: 'same',
    sections: { Introduction: 'same', Cost: 'same' },
  },
  {
    name: 'other line breaks and spaces',
    old: 'Fees are paid\nin  fee juice.\n\n## Cost\n\nEach transaction\ncosts gas.',
    new: 'Fees are paid in fee juice.\n\n\n## Cost\n\nEach transaction costs gas.',
    verdict: 'same',
    sections: { Introduction: 'same', Cost: 'same' },
  },
  {
    name: 'version strings in prose',
    old: `This guide is for ${STABLE.id} and needs the ${STABLE.sdk} image.`,
    new: `This guide is for ${NIGHTLY.label} and needs the ${NIGHTLY.label.slice(1)} image.`,
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'a devnet tag for the SDK',
    old: `Install \`@aztec/aztec.js@${STABLE.sdk}\` first.`,
    new: `Install \`@aztec/aztec.js@${NIGHTLY.sdk}\` first.`,
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'the version in words',
    old: `The methods of version ${STABLE.sdk} are listed. Cheat codes exist in release ${STABLE.sdk} only.`,
    new: 'The methods of this version are listed. Cheat codes exist in this nightly only.',
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'a version that one side leaves out',
    old: `The call refuses an amount of 0 in ${STABLE.sdk}, so check it.`,
    new: 'The call refuses an amount of 0, so check it.',
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'what the nightly was checked with',
    old: 'You can read the state.\n\n## How\n\nWith aztec.js:',
    new: `You can read the state. The TypeScript was checked against ${NIGHTLY.sdk}, the published release nearest to this nightly.\n\n## How\n\nWith aztec.js (checked against ${NIGHTLY.sdk}, the published release nearest to this nightly):`,
    verdict: 'same',
    sections: { Introduction: 'same', How: 'same' },
  },
  {
    name: 'the version of another tool is content',
    old: 'You need nargo 1.0.0-beta.11.',
    new: 'You need nargo 1.0.0-beta.14.',
    verdict: 'changed',
    sections: { Introduction: 'changed' },
  },
  {
    name: 'links with other targets',
    old: 'Read about [fees](../concepts/fees.md) and [notes](https://docs.example/notes).',
    new: 'Read about [fees](../foundational-topics/fees.md#cost) and [notes](https://docs.example/nightly/notes).',
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'a link on one side, words on the other',
    old: 'The [PXE](./pxe.md) holds your **keys**.',
    new: 'The PXE holds your keys.',
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'another text of a link',
    old: 'Read [the fee guide](./fees.md).',
    new: 'Read [the guide on gas](./fees.md).',
    verdict: 'changed',
    sections: { Introduction: 'changed' },
  },
  {
    name: 'further reading is left out',
    old: 'Text.\n\n## Next steps\n\n- [Storage](./storage.md) introduces the trees.',
    new: 'Text.\n\n## Next steps\n\n- [State management](./state.md) introduces the trees.',
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'one changed word',
    old: '## Cost\n\nA tree of height 5.\n\n## Use\n\nAs shown.',
    new: '## Cost\n\nA tree of height 7.\n\n## Use\n\nAs shown.',
    verdict: 'changed',
    sections: { Cost: 'changed', Use: 'same' },
  },
  {
    name: 'an added section',
    old: '## One\n\nFirst.',
    new: '## One\n\nFirst.\n\n## Two\n\nA second thing entirely.',
    verdict: 'changed',
    sections: { One: 'same', Two: 'added' },
  },
  {
    name: 'a removed section',
    old: '## One\n\nFirst.\n\n## Cheat codes\n\nWarp the time.\n\n## Three\n\nThird.',
    new: '## One\n\nFirst.\n\n## Three\n\nThird.',
    verdict: 'changed',
    sections: { One: 'same', 'Cheat codes': 'removed', Three: 'same' },
  },
  {
    name: 'an added introduction',
    old: '## One\n\nFirst.',
    new: 'After this page you know more.\n\n## One\n\nFirst.',
    verdict: 'changed',
    sections: { Introduction: 'added', One: 'same' },
  },
  {
    name: 'sections in another order',
    old: '## One\n\nFirst.\n\n## Two\n\nSecond.',
    new: '## Two\n\nSecond.\n\n## One\n\nFirst.',
    verdict: 'same',
    sections: { Two: 'same', One: 'same' },
  },
  {
    name: 'a renamed heading over the same text',
    old: '## The base rollup\n\nIt checks one transaction and updates the trees.',
    new: '## The transaction base rollup\n\nIt checks one transaction and updates the trees.',
    verdict: 'changed',
    sections: { 'The transaction base rollup': 'changed' },
  },
  {
    name: 'a renamed heading over similar text',
    old: '## Deploy\n\nCall the deploy method of the class, then send the transaction and wait for it.',
    new: '## Publish the contract\n\nCall the deploy method of the class, then send the transaction with an account and wait.',
    verdict: 'changed',
    sections: { 'Publish the contract': 'changed' },
  },
  {
    name: 'nothing in common under another heading',
    old: '## Cheat codes\n\nWarp the clock of the sandbox forward.',
    new: '## Fees\n\nSponsors pay what users do not.',
    verdict: 'changed',
    sections: { 'Cheat codes': 'removed', Fees: 'added' },
  },
  {
    name: 'the same heading under two parents, in another order',
    old: '## start\n\nA.\n\n### Options\n\nPort.\n\n## stop\n\nB.\n\n### Options\n\nForce.',
    new: '## stop\n\nB.\n\n### Options\n\nForce and wait.\n\n## start\n\nA.\n\n### Options\n\nPort.',
    verdict: 'changed',
    sections: { start: 'same', 'start / Options': 'same', stop: 'same', 'stop / Options': 'changed' },
  },
  {
    name: 'deep headings belong to their section',
    old: '## One\n\n#### Detail\n\nText.',
    new: '## One\n\n#### Details\n\nText.',
    verdict: 'changed',
    sections: { One: 'changed' },
  },
  {
    name: 'code with another API',
    old: `## Call\n\n${fence('noir', '#[private]\nfn go() {}')}`,
    new: `## Call\n\n${fence('noir', '#[external("private")]\nfn go() {}')}`,
    verdict: 'changed',
    sections: { Call: 'changed' },
  },
  {
    name: 'code with other indentation, blank lines and tags',
    old: `## Call\n\n${fence('toml', `aztec = { tag = "${STABLE.id}" }\n\nname = "a"`)}`,
    new: `## Call\n\n${fence('toml', `  aztec = { tag = "${NIGHTLY.label}" }\nname = "a"`)}`,
    verdict: 'same',
    sections: { Call: 'same' },
  },
  {
    name: 'the indentation of YAML is content',
    old: fence('yaml', 'services:\n  node:\n    image: a'),
    new: fence('yaml', 'services:\n  node:\n  image: a'),
    verdict: 'changed',
    sections: { Introduction: 'changed' },
  },
  {
    name: 'the words of a fence that readers do not see',
    old: `Text.\n\n${fence('ts with="a"', 'go();')}`,
    new: `Text.\n\n${fence('ts prelude', 'import x;')}\n\n${fence('ts continued {1}', 'go();')}`,
    verdict: 'same',
    sections: { Introduction: 'same' },
  },
  {
    name: 'a row of a table',
    old: '## Limits\n\n| Name | Value |\n| --- | --- |\n| Notes | 16 |\n| Logs | 32 |',
    new: '## Limits\n\n| Name | Value |\n| --- | --- |\n| Notes | 64 |\n| Logs | 32 |',
    verdict: 'changed',
    sections: { Limits: 'changed' },
  },
  {
    name: 'an item moved into a warning',
    old: '## Keys\n\n- Keep them safe.\n- Back them up.',
    new: '## Keys\n\n- Keep them safe.\n\n:::warning\n\nBack them up.\n\n:::',
    verdict: 'changed',
    sections: { Keys: 'changed' },
  },
  {
    name: 'a page that only the nightly has',
    new: 'All new.\n\n## More\n\nText.',
    verdict: 'added',
    sections: { Introduction: 'added', More: 'added' },
  },
  {
    name: 'a page that only the stable version has',
    old: 'Gone.\n\n## More\n\nText.',
    verdict: 'removed',
    sections: { Introduction: 'removed', More: 'removed' },
  },
];
