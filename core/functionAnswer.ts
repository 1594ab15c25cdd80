/** What the functions of the site answer to a form. */
export type FunctionAnswer = {
  message?: string;
  error?: string;
  /** Seconds. */
  retryAfter?: number;
};

const DEFAULT_RETRY = 60;

/** The time comes from the network: anything may stand there. */
export function waitText(retryAfter: unknown): string {
  const seconds = Number(retryAfter);
  return `Please wait ${Math.ceil((seconds > 0 && Number.isFinite(seconds) ? seconds : DEFAULT_RETRY) / 60)} minute(s) before trying again.`;
}
