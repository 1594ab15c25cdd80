/** The network lives on the same JavaScript as the reader's program, and can fail in any way once that has been changed. */
const SHARED = {
  Object,
  Array,
  Function,
  String,
  Number,
  BigInt,
  Promise,
  Map,
  Set,
  RegExp,
  Uint8Array,
  JSON,
  Math,
};

type Shape = Map<string, PropertyDescriptor>;

const shapeOf = (thing: object): Shape =>
  new Map(Reflect.ownKeys(thing).map((key) => [String(key), Object.getOwnPropertyDescriptor(thing, key)!]));

/** Call it before anybody else's code runs; what it gives names the first difference from then. */
export function watchBuiltIns(): () => string | undefined {
  const watched = Object.entries(SHARED).flatMap(([name, value]): [string, object][] => [
    [name, value],
    ...('prototype' in value ? [[`${name}.prototype`, value.prototype as object] as [string, object]] : []),
  ]);
  const before = watched.map(([name, thing]) => ({ name, thing, shape: shapeOf(thing) }));
  return () => {
    for (const { name, thing, shape } of before) {
      const now = shapeOf(thing);
      for (const key of new Set([...shape.keys(), ...now.keys()])) {
        const [was, is] = [shape.get(key), now.get(key)];
        if (!Object.is(was?.value, is?.value) || was?.get !== is?.get || !was !== !is)
          return `${name}.${key}`.slice(0, 100);
      }
    }
    return undefined;
  };
}
