import type { Candidate } from './candidates';
import type { Loaded } from './load';
import type { Definition, Section } from './types';

export const isGlossary = ({ path, heading }: Section): boolean => heading !== '' && /\/glossary$/.test(path);

/** The term and hardly anything else was asked for; a plural or a slip is still the term. */
const IS_TERM = 0.7;
const LENGTH = 320;

/** As many whole sentences as fit. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const end = line.lastIndexOf('. ', LENGTH);
  return end > 0 ? line.slice(0, end + 1) : `${line.slice(0, line.lastIndexOf(' ', LENGTH))} …`;
}

/** The short answer, where a term of the glossary was asked for. */
export function definitionOf({ sections, text }: Loaded, found: readonly Candidate[]): Definition | undefined {
  const best = found.find(({ number, heading }) => heading >= IS_TERM && isGlossary(sections[number]!));
  const content = best && text?.content[best.number];
  if (!content) return undefined;
  const { path, anchor, heading } = sections[best.number]!;
  return { term: heading, text: beginning(content), url: `${path}#${anchor}` };
}
