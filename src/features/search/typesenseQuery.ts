import { withoutNoise } from '../../../core/search/pasted';

export const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${n}`);
const FIELDS = [...LEVELS, 'content'].join(',');
/** As in the embedded index: title, heading, what a section is asked for, trail, text. */
const WEIGHTS = [2, 9, 7, 7, 7, 7, 7, 5, 1].join(',');
const SEARCHED = [...LEVELS, 'asked', 'content'].join(',');

export interface HostedQuery {
  query: string;
  language: string;
  tag: string;
  limit: number;
  page: number;
}

export function searchBody(collection: string, { query, language, tag, limit, page }: HostedQuery) {
  return {
    searches: [
      {
        collection,
        q: withoutNoise(query),
        query_by: SEARCHED,
        query_by_weights: WEIGHTS,
        filter_by: `language:=${language} && docusaurus_tag:=[default,${tag}]`,
        group_by: 'url',
        group_limit: 1,
        sort_by: '_text_match:desc,item_priority:desc',
        include_fields: `${FIELDS},anchor,url,type,id`,
        highlight_full_fields: LEVELS.join(','),
        snippet_threshold: 8,
        highlight_affix_num_tokens: 4,
        page,
        per_page: limit,
      },
    ],
  };
}
