/** Navigates to an address in the same tab: a store's, or one that opens the app. */
export function goTo(href: string): void {
  location.assign(href);
}
