/** Values are numbers, flags or short fixed words: never an address, a body, a header of a request or a setting. */
type LogFields = Readonly<Record<string, string | number | boolean>>;

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export const logEvent: Log = (level, event, fields = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
};

/** What a log may say of an error: its kind, its code and where it arose. A message can repeat what was sent. */
export function reasonOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { kind: 'unknown' };
  const code = 'code' in error ? String(error.code) : '';
  const where = /([\w.-]+:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1];
  return {
    kind: error.name,
    ...(/^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? { code } : {}),
    ...(where ? { where } : {}),
  };
}
