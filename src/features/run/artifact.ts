import { OWN_ARTIFACTS, type TabManifest } from '../../../core/tab';
import { localStore } from '../../bridge/store';
import { readArtifact, type Compiled } from './readArtifact';

/** The largest of the published contracts has 8 MB. */
const MAX_BYTES = 20_000_000;
const MOST_FILES = 8;

export interface OwnArtifact extends Compiled {
  /** What a program imports it by. */
  module: string;
  /** As it was chosen: the worker gets it when a program asks for it. */
  content: Blob;
}

/** Compiled contracts that the reader has given this page. They are in its memory alone. */
export const artifacts = localStore<OwnArtifact[]>([]);

/** A file's name may hold anything. This one stands in code. */
export const plainName = (file: string): string => file.replace(/[^\w.-]/g, '_').slice(-80);
const moduleOf = (file: string): string => `${OWN_ARTIFACTS}${plainName(file).replace(/\.json$/i, '')}.json`;

export const sizeText = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Takes a file that the reader chose; gives a sentence where it cannot be used. It is sent to nobody. */
export async function addArtifact(file: File, manifest: TabManifest): Promise<string | undefined> {
  if (file.size > MAX_BYTES)
    return `It has ${sizeText(file.size)}; what can be opened here has at most ${sizeText(MAX_BYTES)}.`;
  const content = await file.text().catch(() => undefined);
  if (content === undefined) return 'It could not be read. Is it still there?';
  const found = readArtifact(content, manifest);
  if (typeof found === 'string') return found;
  const module = moduleOf(file.name);
  const others = artifacts.getSnapshot().filter((each) => each.module !== module);
  if (others.length >= MOST_FILES) return `There are ${MOST_FILES} already: remove one first.`;
  // Its own text, not the file: that changes when the contract is compiled again.
  artifacts.set([...others, { ...found, module, content: new Blob([content]) }]);
  return undefined;
}

export const removeArtifact = (module: string): void =>
  artifacts.set(artifacts.getSnapshot().filter((each) => each.module !== module));

/** What the worker asks for, if it is one of them. */
export const artifactContent = (name: string): Blob | undefined =>
  artifacts.getSnapshot().find(({ module }) => module === name)?.content;

/** Of another compiler than the one that the release has. */
export const otherNoir = ({ noir_version }: Compiled, { noir }: TabManifest): string | undefined => {
  const own = noir_version.split('+')[0]!;
  return own === noir ? undefined : own;
};
