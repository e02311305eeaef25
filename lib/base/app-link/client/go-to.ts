/** Leaves for an address, in the same tab: that of a store, or one that opens the app. */
export function goTo(href: string): void {
  location.assign(href);
}
