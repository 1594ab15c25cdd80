import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { NIGHTLY, STABLE, VERSIONS } from '@site/core/versions';
import ledger from '@site/data/ran.json';

/** A version that was cut just now has run nothing yet. */
const counts: Partial<Record<string, { blocks: number; ran: number; programs: number }>> = ledger.counts;

const ROWS: [language: string, tool: string][] = [
  [
    'TypeScript and JavaScript',
    `The TypeScript compiler in strict mode, against the published Aztec packages: ${STABLE.sdk} for the stable pages, ${NIGHTLY.sdk} (the published release nearest to the nightly) for the nightly pages.`,
  ],
  [
    'Noir',
    `The Noir compiler 1.0.0-beta.14, against Aztec.nr at the tag of the version: ${STABLE.noirTag} or ${NIGHTLY.noirTag}.`,
  ],
  ['Solidity', 'solc 0.8.27, with OpenZeppelin 5.4.0 and interfaces made from the ABIs of the Aztec L1 contracts.'],
  ['JSON, TOML, YAML', 'A parser, and a schema for Nargo.toml, Docker Compose files and keystores.'],
  [
    'Shell commands and .env files',
    'A shell parser, and tables of the commands, flags and environment variables that the version really has.',
  ],
];

/** What the marks under a code block mean. */
export default function CheckedCode(): ReactNode {
  return (
    <Layout title="How code is checked" description="What the marks under a code block mean, and what they do not.">
      <main className="plain-page markdown">
        <h1>How code is checked</h1>
        <p>
          A block with a tick, “Checked with aztec.js {STABLE.sdk}”, went through the real compiler or parser before
          this page was published. A page whose code no longer compiles is not published.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Checked with</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([language, tool]) => (
              <tr key={language}>
                <th scope="row">{language}</th>
                <td>{tool}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>What “ran” means</h2>
        <p>
          A block with two ticks, “Ran with {STABLE.sdk}”, was also executed, with the blocks that belong to it, on a
          local network made of the published packages: the real L1 contracts, PXE, kernels, public processor and AVM
          simulator. It ended well, or with the error that the page names, and printed what the page shows as its
          output. A page whose code no longer does that is not published.
        </p>
        <ul>
          {VERSIONS.map(({ id, label, sdk }) => {
            const { blocks, ran, programs } = counts[id] ?? { blocks: 0, ran: 0, programs: 0 };
            return (
              <li key={id}>
                {label}: {ran} of {blocks} blocks that act on a network ran with {sdk}, as {programs} programs.
              </li>
            );
          })}
        </ul>
        <p>
          That network has no proofs, no peers and no validators. It makes a block of each transaction at once, and its
          fees are constant. So the mark says nothing of proving times, congestion or fees. Blocks that are not run talk
          to the testnet, belong to a browser, need a prover, or use a contract that only the compiler of the release
          can build. The Solidity of the tutorials is deployed there and called, with the messages of their L2 contracts
          put into the Outbox for them.
        </p>
        <h2 id="in-the-tab">The network in your tab</h2>
        <p>
          A block with the button Run can be run in your browser. The first run downloads a few megabytes from this
          site: the published packages of {STABLE.sdk} or {NIGHTLY.sdk}, bundled for a browser. They make a network in
          this tab, with a node, its world state, a PXE, the kernels, the public processor, three funded test accounts
          and the sponsor that pays fees. It is the network that the guides ran on, without Ethereum.
        </p>
        <p>
          It is not a place for real keys or funds, and shows no real times: nothing is proved, every transaction
          becomes a block at once, fees are constant, and there is no L1, so no bridge and no message. Debug symbols are
          left out, so an error names its assertion but no line of Noir. It belongs to the page: when you leave, all of
          it is gone.
        </p>
        <p>
          What you run cannot reach this site, its storage or the internet. A program is stopped after two minutes, or
          when you press Stop, and the network with it. It needs about half a gigabyte of memory. Code that you change
          is kept in this browser; a link to it carries the code behind its #, which browsers send to nobody.
        </p>
        <h2>What the marks do not say</h2>
        <p>
          “Checked” says that names, types, flags and syntax are right for that version, and no more. Blocks without a
          mark are output, plain text, changes shown as a diff, or one of the few blocks that cannot be checked.
        </p>
        <p>
          A block marked “fails as shown” is meant to fail, and the check makes sure that it still does. Found a block
          that does not work for you?{' '}
          <Link to="https://github.com/AztecProtocol/aztec-packages/issues">Open an issue</Link> with the address of the
          page.
        </p>
      </main>
    </Layout>
  );
}
