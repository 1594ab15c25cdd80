/** The result of `work`, or that of `late` when it is not there in time. What `work` does later goes unheard. */
export async function within<T>(ms: number, work: Promise<T>, late: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    const first = await Promise.race([work, timeout]);
    if (first !== 'late') return first;
    work.catch(() => undefined);
    return await late();
  } finally {
    clearTimeout(timer);
  }
}
