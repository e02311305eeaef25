/** Whether a page, by its path without language prefix, is about opening the app: such pages show no app prompt. */
export function isAppPage(path: string): boolean {
  return path === '/demo' || path === '/app' || path.startsWith('/app/');
}

/** Whether a page, by its path without language prefix, is one where somebody pays: nothing floats over its buttons. */
export function isPayPage(path: string): boolean {
  return path === '/wallet' || path.startsWith('/counter/') || /^\/order\/[^/]+\/pay$/.test(path);
}
