/** Results of concurrent calls, in order: `done`, or the code of the error. */
export async function settled(calls: Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls);
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason.code ?? String(end.reason))));
}
