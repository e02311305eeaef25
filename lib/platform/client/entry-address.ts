/**
 * The first address of this visit, when the page was hydrated; empty on the server. Import it with the page and not
 * later, when the router may have changed the address.
 */
export const entryAddress = typeof location === 'undefined' ? '' : location.href;
