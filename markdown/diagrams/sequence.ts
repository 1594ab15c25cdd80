const ARROW = /^(\w+)\s*-?-(?:>>|>|x|\))[+-]?(\w+)\s*:\s*(.+)$/;
const NOTE = /^Note (?:over|left of|right of) (\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i;
const PERSON = /^(?:participant|actor) (\w+)(?: as (.+))?$/;
const BLOCK = /^(alt|opt|else|loop)\b\s*(.*)$/;
const SILENT = /^(?:sequenceDiagram|autonumber|acc(?:Title|Descr):.*|(?:de)?activate \w+)?$/;

export const isSequence = (source: string): boolean => /^\s*sequenceDiagram/.test(source);

/**
 * What a sequence diagram says, one line for each message and note: 'App → PXE: increment(owner)'. What holds for a
 * block of them stands in each.
 */
export function sequenceSteps(source: string): string[] {
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? id;
  const blocks: string[] = [];
  const steps: string[] = [];
  const say = (who: string, text: string) => steps.push(`${who}: ${[...blocks, text].join(': ')}`);
  for (const line of source.split('\n').map((each) => each.trim())) {
    const [, id, name] = PERSON.exec(line) ?? [];
    const [, from, to, message] = ARROW.exec(line) ?? [];
    const [, over, and, note] = NOTE.exec(line) ?? [];
    const [, block, when] = BLOCK.exec(line) ?? [];
    if (id) names.set(id, name ?? id);
    else if (from) say(from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to!)}`, message!);
    else if (over) say(and ? `${nameOf(over)}, ${nameOf(and)}` : nameOf(over), note!);
    else if (line === 'end') blocks.pop();
    else if (block) {
      if (block === 'else') blocks.pop();
      blocks.push(block === 'loop' ? when! : `if ${when || 'not'}`);
    } else if (!SILENT.test(line)) throw new Error(`the list of its messages has no words for "${line}"`);
  }
  return steps;
}
