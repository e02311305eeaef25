/**
 * Next calls this once per process, before the first request is served. The build never reaches this with a database.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startProduct } = await import('./lib/app/start');
  await startProduct();
}

/** Next calls this with an error of a page or a route, before it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { sayAway } = await import('./lib/app/say-away');
  sayAway(error);
}
