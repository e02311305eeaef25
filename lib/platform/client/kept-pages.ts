/** Each page that is kept on the device has a cache of its own, named by its address: the page and the files that it needs. */
export const keptPrefix = 'kept ';

/** Neither is there on http, nor in every window of an app. */
export const canKeepPages = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator;

/** The caches of the kept pages, the oldest first. */
export async function keptPages(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(keptPrefix));
}

/** Removes all kept pages from the device: they show what belongs to one person. */
export async function dropKeptPages(): Promise<void> {
  if (canKeepPages()) await dropPages(await keptPages());
}

/** Removes these of them. */
export async function dropPages(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
