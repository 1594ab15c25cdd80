import { unified } from 'unified';
import remarkParse from 'remark-parse';
import type { Finding, Unit } from '../types';

const INSTRUCTION =
  /^(FROM|RUN|CMD|LABEL|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\s/;

export function checkDockerfile(unit: Unit): Finding[] {
  let continues = false;
  return unit.text.split('\n').flatMap((text, index) => {
    const line = text.trim();
    const wrong = line && !line.startsWith('#') && !continues && !INSTRUCTION.test(line);
    continues = line.endsWith('\\') || (continues && line.startsWith('#'));
    return wrong ? [{ line: index + 1, message: `error: "${line.split(' ')[0]}" is no Dockerfile instruction` }] : [];
  });
}

const FUNCTIONS = new Set(
  (
    'abs absent absent_over_time avg avg_over_time bottomk ceil changes clamp clamp_max clamp_min count count_over_time ' +
    'count_values delta deriv exp floor group histogram_quantile idelta increase irate label_join label_replace last_over_time ' +
    'ln log10 log2 max max_over_time min min_over_time predict_linear quantile quantile_over_time rate resets round scalar sort ' +
    'sort_desc sqrt stddev stdvar sum sum_over_time time timestamp topk vector by without on ignoring group_left group_right and or unless bool'
  ).split(' '),
);

export function checkPromql(unit: Unit): Finding[] {
  const query = unit.text.replace(/#.*$/gm, '').replace(/"[^"\n]*"/g, '""');
  const called = [...query.matchAll(/([A-Za-z_]\w*)\s*\(/g)].filter((match) => !FUNCTIONS.has(match[1]!));
  const wrong = called.map((match) => ({
    line: query.slice(0, match.index).split('\n').length,
    message: `error: ${match[1]} is no PromQL function`,
  }));
  const durations = [...query.matchAll(/\[([^\]]*)\]/g)].filter(
    (match) => !/^(\d+(ms|[smhdwy]))+(:(\d+[smhd])?)?$/.test(match[1]!.trim()),
  );
  return [
    ...wrong,
    ...durations.map((match) => ({
      line: query.slice(0, match.index).split('\n').length,
      message: `error: "${match[1]}" is no duration`,
    })),
    ...unbalanced(query),
  ];
}

/** A Markdown sample must parse; it has no other rules of ours. */
export function checkMarkdown(unit: Unit): Finding[] {
  return unified().use(remarkParse).parse(unit.text).children.length > 0
    ? []
    : [{ line: 1, message: 'error: the block is empty' }];
}

/** Languages without a compiler here: strings and comments aside, brackets must match. */
export function checkBalance(unit: Unit): Finding[] {
  const code = unit.text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/\/\/.*$/gm, '')
    .replace(/"(?:\\.|[^"\\\n])*"/g, '""')
    .replace(/'(?:\\.|[^'\\\n])'/g, "''");
  return unbalanced(code);
}

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

function unbalanced(code: string): Finding[] {
  const open: { char: string; line: number }[] = [];
  let line = 1;
  for (const char of code) {
    if (char === '\n') line += 1;
    else if ('([{'.includes(char)) open.push({ char, line });
    else if (PAIRS[char] && open.pop()?.char !== PAIRS[char])
      return [{ line, message: `error: "${char}" closes nothing` }];
  }
  return open.map((bracket) => ({ line: bracket.line, message: `error: "${bracket.char}" is not closed` }));
}
