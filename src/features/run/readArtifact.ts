import * as z from 'zod/mini';
import type { TabManifest } from '../../../core/tab';

const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));
const text = (most: number) => z.string().check(z.maxLength(most));
/** These stand in code that the reader runs. */
const identifier = z.string().check(z.regex(/^[A-Za-z_]\w{0,99}$/));

const parameter = z.object({ name: identifier, type: z.object({ kind: text(20), path: z.optional(text(500)) }) });
const contractFunction = z.object({
  name: identifier,
  custom_attributes: list(text(60), 20),
  bytecode: z.string(),
  abi: z.object({ parameters: list(parameter, 100) }),
});

/** What a compiler of Aztec contracts writes, as far as we say something of it. */
const compiled = z.object({
  noir_version: text(200),
  transpiled: z.optional(z.boolean()),
  name: identifier,
  functions: list(contractFunction, 1000),
  outputs: z.object({ structs: z.object({}), globals: z.object({}) }),
  file_map: z.object({}),
});
export type Compiled = z.infer<typeof compiled>;

const MAX_DEPTH = 100;

/** Types in each other a hundred thousand times would keep the reader's program busy for minutes. */
function isTooDeep(content: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < content.length; i++) {
    const char = content[i]!;
    if (char === '"') isText = !isText;
    else if (isText) i += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

/** What is wrong with something that is not a compiled contract, for the person who chose it. */
function mismatch(value: unknown, place: string, command: string): string {
  const { functions, abi, bytecode } = (value ?? {}) as Record<string, unknown>;
  if (!functions && abi && bytecode)
    return `It is a compiled program or circuit, not a contract. A contract has the type "contract" in its Nargo.toml.`;
  if (Array.isArray(functions) && (functions[0] as { functionType?: unknown } | undefined)?.functionType)
    return `It is an artifact that Aztec.js has loaded already. Choose the file that ${command} wrote.`;
  return `It is JSON, but not a compiled contract: ${place || 'the whole'} is missing or has another shape. Choose the file that ${command} wrote.`;
}

/** What is in a file, or a sentence why a program could not use it. */
export function readArtifact(content: string, { sdk, noir }: TabManifest): Compiled | string {
  const command = `aztec-nargo compile of Aztec ${sdk} (Noir ${noir})`;
  if (isTooDeep(content)) return `It is nested deeper than anything that ${command} writes.`;
  const value = parse(content);
  if (value === undefined) return `It is not JSON. Choose the file that ${command} wrote into target/.`;
  const { success, data, error } = compiled.safeParse(value);
  if (!success) return mismatch(value, error.issues[0]!.path.join('.'), command);
  if (data.transpiled !== true)
    return `Its public functions are not transpiled for the AVM, as nargo alone leaves them. Choose the file that ${command} wrote.`;
  return data;
}
