/**
 * Whether Next's router asks: for the data of a page instead of its document. No other way of asking for a page (GET) gets
 * anything else; an action is a POST.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isOfRouter(headers) {
  return headers.rsc !== undefined;
}

/** Whether these cookies ask for a draft's preview (`draftMode`). */
export function isPreview(/** @type {string} */ cookie) {
  return cookie.includes('__prerender_bypass');
}
