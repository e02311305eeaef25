/** Whether a page, by its path without language prefix, is about opening the app itself: no prompt offers it again. */
export function isAppPage(path: string): boolean {
  return path === '/demo' || path === '/app' || path.startsWith('/app/');
}
