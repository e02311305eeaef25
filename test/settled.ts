/** Results of concurrent calls, in order: `done`, or the code of the error. */
export async function settled(calls: Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls);
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason.code ?? String(end.reason))));
}

/** How often each of these is there. */
export function counted(ends: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}
