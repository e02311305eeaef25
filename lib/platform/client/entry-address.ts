/**
 * The address this visit began with, as it was when the page became alive; empty on the server. Whoever needs it
 * imports it with the page and not later, when the router may have moved on.
 */
export const entryAddress = typeof location === 'undefined' ? '' : location.href;
