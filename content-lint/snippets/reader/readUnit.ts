import { hashOf } from '../units';
import type { Unit } from '../types';
import { giver, preludeText, sourceOf, type Source } from './sources';
import { introduced, missing } from './typescript';

/** The file that a reader makes of a unit: what it goes on from is imported, from earlier blocks before the prelude. */
export function readUnit(unit: Unit, visible: Source[]): Unit {
  const text = unit.members!.map(({ body }) => body).join('\n');
  const prelude = unit.prelude && sourceOf([unit.prelude], preludeText(unit.prelude));
  const given = unit.prelude ? introduced(preludeText(unit.prelude)) : new Map<string, string>();
  const wanted = new Map<Source, string[]>();
  for (const name of missing(text)) {
    const source = giver(name, unit, visible) ?? (given.has(name) ? prelude : undefined);
    if (source) wanted.set(source, [...(wanted.get(source) ?? []), name]);
  }
  const imports = [...wanted].map(([{ module }, names]) => `import { ${names.join(', ')} } from './${module}.js';`);
  const modules = new Map([...wanted.keys()].flatMap((source) => [...source.modules]));
  const whole = `${imports.join(' ')}\n${text}`;
  const lines = unit.members!.flatMap(({ body, origin }) =>
    body.split('\n').map((_, index) => ({ file: origin.file, line: origin.line + index })),
  );
  return {
    ...unit,
    id: hashOf(['reader', unit.version, whole, ...modules.keys()]),
    text: whole,
    origins: [unit.at, ...lines],
    blocks: 0,
    prelude: undefined,
    modules,
    view: 'as a reader copies it',
  };
}
