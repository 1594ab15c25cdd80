import type { ApiData } from '../../../core/api/types';
import type { ApiUses } from '../../../core/api/uses';

const list = (all: unknown[]) => all.map((each) => `  ${JSON.stringify(each)}`).join(',\n');
const map = (all: Record<string, unknown>) =>
  Object.entries(all)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n');

/** One line for each symbol, so that a change of the packages reads as such. */
export const formatApi = ({ source, entryPoints, symbols, mentioned }: ApiData): string =>
  `{"source":${JSON.stringify(source)},
 "entryPoints":${JSON.stringify(entryPoints)},
 "symbols":[\n${list(symbols)}\n ],
 "mentioned":[\n${list(mentioned)}\n ]}\n`;

export const formatUses = ({ pages, symbols, blocks, others }: ApiUses): string =>
  `{"pages":[\n${list(pages)}\n ],
 "symbols":{\n${map(symbols)}\n },
 "blocks":{\n${map(blocks)}\n },
 "others":{\n${map(others)}\n }}\n`;
