/** How often the event loop came round while something was done. */
export async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  turn();
  await act();
  done = true;
  return turns;
}
