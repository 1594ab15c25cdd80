import { expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../versions';
import { findReleases } from './releases';

const dependency = (tag: string) =>
  `[dependencies]\naztec = { git = "https://github.com/AztecProtocol/aztec-packages/", tag = "${tag}", directory = "noir-projects/aztec-nr/aztec" }`;
const packages = (release: string) => `{"dependencies": {"@aztec/aztec.js": "${release}"}}`;

test.each([
  ['the output of the command', STABLE.sdk, 'aztec --version', STABLE.id],
  ['a package', packages(STABLE.sdk), '@aztec/aztec.js in package.json', STABLE.id],
  ['the packages of the nightly', packages(NIGHTLY.sdk), '@aztec/aztec.js in package.json', NIGHTLY.id],
  ['a Noir dependency', dependency(NIGHTLY.noirTag), 'aztec in Nargo.toml', NIGHTLY.id],
  ['an image', `image: aztecprotocol/aztec:${STABLE.sdk}`, 'the image aztecprotocol/aztec', STABLE.id],
  ['a variable', `LOG_LEVEL=info\nAZTEC_VERSION=${STABLE.sdk}`, 'AZTEC_VERSION', STABLE.id],
])('%s names its release', (_, text, what, id) => {
  const { named, fits } = findReleases(text)!;
  expect(named).toMatchObject([{ what, version: { id }, exact: true }]);
  expect(fits).toBe(true);
});

test('packages and tag of one version fit although they are written differently', () => {
  expect(findReleases(`${packages(NIGHTLY.sdk)}\n${dependency(NIGHTLY.noirTag)}`)).toMatchObject({
    fits: true,
    advice: [],
  });
});

test('two versions do not fit, and what to write is said', () => {
  const { fits, advice } = findReleases(`${packages(STABLE.sdk)}\n${dependency(NIGHTLY.noirTag)}`)!;
  expect(fits).toBe(false);
  expect(advice.join(' ')).toContain(`packages ${STABLE.sdk}, tag ${STABLE.noirTag}`);
});

test('a range and a release without docs are pointed out', () => {
  expect(findReleases(packages(`^${STABLE.sdk}`))!.advice.join()).toContain('Write exact releases for @aztec/aztec.js');
  expect(findReleases(packages('1.2.1'))!.advice.join()).toContain('no docs of 1.2.1');
});

test.each(['Error: version mismatch', '192.168.0.1', 'took 1.2.3 seconds to fail'])('%s names none', (text) => {
  expect(findReleases(text)).toBeUndefined();
});
