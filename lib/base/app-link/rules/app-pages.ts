/** Whether a page, by its path without language prefix, is about opening the app: such pages show no app prompt. */
export function isAppPage(path: string): boolean {
  return path === '/demo' || path === '/app' || path.startsWith('/app/');
}
