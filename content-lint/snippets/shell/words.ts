import { closingOf, lengthTo, lineBreaks } from './scan';

/** A simple command of a shell script: leading assignments, then words. */
export interface Command {
  line: number;
  assignments: string[];
  words: string[];
}

const OPERATORS = ['&&', '||', ';;', '|&', '|', ';', '&', '(', ')', '\n'];
const KEYWORDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'while',
  'until',
  'do',
  'done',
  '!',
  '{',
  '}',
  'time',
  'case',
  'esac',
  'in',
]);

/** Splits a script that the shell parser has accepted into its simple commands, substitutions included. */
export function listCommands(script: string): Command[] {
  return new Splitter(script).run();
}

class Splitter {
  private position = 0;
  private line = 1;
  private word: string | undefined;
  private words: { text: string; line: number }[] = [];
  private readonly commands: Command[] = [];
  private heredocs: string[] = [];

  constructor(
    private readonly text: string,
    firstLine = 1,
  ) {
    this.line = firstLine;
  }

  run(): Command[] {
    while (this.position < this.text.length) this.step();
    this.endCommand();
    return this.commands;
  }

  private step(): void {
    const rest = this.text.slice(this.position);
    const operator = OPERATORS.find((each) => rest.startsWith(each));
    if (rest.startsWith('\\\n')) this.advance(2);
    else if (rest[0] === '\\') this.add(rest[1] ?? '', 2);
    else if (rest[0] === "'") this.quoted(rest.indexOf("'", 1));
    else if (rest[0] === '"') this.doubleQuoted();
    else if (rest.startsWith('$((')) this.add('0', rest.indexOf('))') + 2);
    else if (rest.startsWith('$(')) this.substitution();
    else if (rest.startsWith('${')) this.add(rest.slice(0, rest.indexOf('}') + 1), rest.indexOf('}') + 1);
    else if (rest[0] === '#' && this.word === undefined) this.advance(lengthTo(rest, '\n'));
    else if (/^\d*(<<-?|[<>]+&?|&>)/.test(rest) && (this.word === undefined || !/^\d/.test(rest)))
      this.redirection(rest);
    else if (operator) this.operator(operator);
    else if (/^\s/.test(rest)) this.endWord(1);
    else this.add(rest[0]!, 1);
  }

  private operator(operator: string): void {
    this.endCommand();
    this.advance(operator.length);
    if (operator === '\n') this.skipHeredocs();
  }

  private quoted(end: number): void {
    const length = end < 0 ? this.text.length - this.position : end + 1;
    this.add(this.text.slice(this.position + 1, this.position + length - 1), length);
  }

  private doubleQuoted(): void {
    let end = this.position + 1;
    while (end < this.text.length && this.text[end] !== '"') {
      if (this.text.startsWith('$(', end)) end = closingOf(this.text, end + 2);
      else end += this.text[end] === '\\' ? 2 : 1;
    }
    const inner = this.text.slice(this.position + 1, end);
    this.collectSubstitutions(inner);
    this.add(inner, end + 1 - this.position);
  }

  private substitution(): void {
    const end = closingOf(this.text, this.position + 2);
    const inner = this.text.slice(this.position + 2, end - 1);
    this.commands.push(...new Splitter(inner, this.line).run());
    this.add('$(…)', end - this.position);
  }

  private collectSubstitutions(text: string): void {
    for (let at = text.indexOf('$('); at >= 0; at = text.indexOf('$(', at + 2)) {
      if (text[at + 2] === '(') continue;
      const inner = text.slice(at + 2, closingOf(text, at + 2) - 1);
      this.commands.push(...new Splitter(inner, this.line + lineBreaks(text.slice(0, at))).run());
    }
  }

  private redirection(rest: string): void {
    const [operator] = /^\d*(<<-?|[<>]+&?|&>)\s*/.exec(rest)!;
    const [target = ''] = /^("[^"]*"|'[^']*'|[^\s;|&()]+)/.exec(rest.slice(operator.length)) ?? [];
    if (operator.includes('<<') && !operator.includes('<<<')) this.heredocs.push(target.replace(/['"]/g, ''));
    this.endWord(operator.length + target.length);
  }

  private skipHeredocs(): void {
    for (const end of this.heredocs.splice(0)) {
      const lines = this.text.slice(this.position).split('\n');
      const last = lines.findIndex((line) => line.trim() === end);
      this.advance(lines.slice(0, last + 1).join('\n').length);
    }
  }

  private add(text: string, length: number): void {
    if (this.word === undefined) this.words.push({ text: '', line: this.line });
    this.word = (this.word ?? '') + text;
    this.words.at(-1)!.text = this.word;
    this.advance(length);
  }

  private endWord(length: number): void {
    this.word = undefined;
    this.advance(length);
  }

  private endCommand(): void {
    this.word = undefined;
    const words = this.words.splice(0);
    while (words[0] && KEYWORDS.has(words[0].text)) words.shift();
    if (words.length === 0 || words[0]!.text === 'for') return;
    const first = words.findIndex(({ text }) => !/^[A-Za-z_]\w*\+?=/.test(text));
    const count = first < 0 ? words.length : first;
    this.commands.push({
      line: words[0]!.line,
      assignments: words.slice(0, count).map(({ text }) => text.split(/\+?=/)[0]!),
      words: words.slice(count).map(({ text }) => text),
    });
  }

  private advance(length: number): void {
    this.line += lineBreaks(this.text.slice(this.position, this.position + length));
    this.position += Math.max(length, 1);
  }
}
