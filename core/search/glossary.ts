import type { Candidate } from './candidates';
import { isGlossary } from './fields';
import type { Loaded } from './load';
import type { Query } from './query';
import type { Definition } from './types';

/** The term and hardly anything else was asked for; a plural or a slip is still the term. */
const IS_TERM = 0.7;
const LENGTH = 320;

/** An entry of the glossary, asked for by its name. Its list of links is none. */
export function isTerm({ sections }: Loaded, { number, heading }: Candidate): boolean {
  const section = sections[number]!;
  return heading >= IS_TERM && section.heading !== '' && section.prior > 0.5 && isGlossary(section.path);
}

interface Placed {
  all: Candidate[];
  /** The number of its section. */
  defined?: number;
}

/** As many whole sentences as fit. */
function beginning(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/^Also: .*?[^.]\. (?=\p{Lu})/u, '')
    .trim();
  if (line.length <= LENGTH) return line;
  const end = line.lastIndexOf('. ', LENGTH);
  return end > 0 ? line.slice(0, end + 1) : `${line.slice(0, line.lastIndexOf(' ', LENGTH))} …`;
}

/**
 * The entry of the glossary that was asked for. Where pages are titled by the term it stands above them as its
 * definition, and is none of the results; where none is, it is the first of them. A name in code is no term, and who
 * asks how wants a guide.
 */
export function placeTerm(index: Loaded, { asked, text }: Query, ranked: Candidate[]): Placed {
  const called = ranked.filter(({ heading }) => heading >= IS_TERM).sort((a, b) => b.heading - a.heading);
  const term = called.find((each) => isTerm(index, each));
  if (!term || asked.some(({ joined }) => joined)) return { all: ranked };
  const others = ranked.filter((each) => each !== term);
  if (called.some(({ number }) => !index.sections[number]!.heading)) return { all: others, defined: term.number };
  return { all: /^how\b/i.test(text) ? ranked : [term, ...others] };
}

/** Its short answer, as soon as the text is there. */
export function definitionOf({ sections, text }: Loaded, number: number): Definition | undefined {
  const content = text?.content[number];
  if (!content) return undefined;
  const { path, anchor, heading } = sections[number]!;
  return { term: heading, text: beginning(content), url: `${path}#${anchor}` };
}
