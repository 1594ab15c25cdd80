/** In place of @aztec/telemetry-client: nothing is measured, nothing is sent. */
type Nothing = (...args: unknown[]) => Nothing;

const nothing: Nothing = new Proxy((() => nothing) as Nothing, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : nothing),
});

export const Attributes = nothing;
export const Metrics = nothing;
export const ValueType = nothing;
export const getTelemetryClient = (): Nothing => nothing;
export const trackSpan = () => (method: unknown) => method;
