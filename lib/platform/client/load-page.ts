/** Loads another page anew, so that nothing of this one stays in memory. Apart, because tests cannot leave theirs. */
export function loadPage(address: string): void {
  location.assign(address);
}
