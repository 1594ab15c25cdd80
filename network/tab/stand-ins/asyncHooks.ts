/**
 * In place of node:async_hooks. A browser cannot follow a chain of calls: whoever asks while a transaction of the store
 * is open is taken to be within it. A PXE does one thing after the other.
 */
export class AsyncLocalStorage<T> {
  private value: T | undefined;

  getStore(): T | undefined {
    return this.value;
  }

  async run<R>(value: T, callback: () => Promise<R>): Promise<R> {
    this.value = value;
    try {
      return await callback();
    } finally {
      this.value = undefined;
    }
  }
}
