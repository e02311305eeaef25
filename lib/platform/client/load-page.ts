/**
 * Loads another page, so that nothing of this one stays in memory. In a module of its own, because tests cannot
 * navigate.
 */
export function loadPage(address: string): void {
  location.assign(address);
}
