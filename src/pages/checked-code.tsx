import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { NIGHTLY, STABLE } from '@site/core/versions';

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

/** What the mark under a code block means. */
export default function CheckedCode(): ReactNode {
  return (
    <Layout title="How code is checked" description="What the mark under a code block means, and what it does not.">
      <main className="plain-page markdown">
        <h1>How code is checked</h1>
        <p>
          A block with a line such as “checked with aztec.js {STABLE.sdk}” went through the real compiler or parser
          before this page was published. A page whose code no longer compiles is not published.
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
        <h2>What the mark does not say</h2>
        <p>
          It says that names, types, flags and syntax are right for that version. It does not say that the code was run
          against a live network. Blocks without a mark are output, plain text, changes shown as a diff, or one of the
          few blocks that cannot be checked.
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
