import type { Attempt } from './download';

/**
 * Something that is wanted until it has come, and kept then. A question fails when its attempt does, or when the network
 * is silent; the next one tries again. The attempts before go on: whichever comes first counts, however late.
 */
export class Wanted<T> {
  private come!: (value: T) => void;
  private readonly first = new Promise<T>((resolve) => (this.come = resolve));
  private current: Promise<T> | undefined;

  constructor(
    private readonly attempt: () => Attempt<T>,
    private readonly onLate: () => void = () => undefined,
  ) {}

  get(): Promise<T> {
    return (this.current ??= this.begin());
  }

  private begin(): Promise<T> {
    const { value, silence } = this.attempt();
    const tooLong = silence.then(() => Promise.reject(new Error('The network is silent.')));
    const waited = Promise.race([this.first, value, tooLong]);
    value.then(
      (got) => this.keep(got),
      () => undefined,
    );
    waited.catch(() => this.current === waited && (this.current = undefined));
    return waited;
  }

  private keep(value: T): void {
    const late = !this.current;
    this.come(value);
    this.current = this.first;
    if (late) this.onLate();
  }
}
