/** Values are numbers, flags or short fixed words: never an address, a body or a header of a request. */
type LogFields = Readonly<Record<string, string | number | boolean>>;

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export const logEvent: Log = (level, event, fields = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
};
