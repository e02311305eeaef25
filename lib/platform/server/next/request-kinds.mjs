/**
 * Whether Next's router requests the data of a page instead of its document. Every other GET for a page gets the
 * document; an action is a POST.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isOfRouter(headers) {
  return headers.rsc !== undefined;
}

/** Whether these cookies request a draft's preview (`draftMode`). */
export function isPreview(/** @type {string} */ cookie) {
  return cookie.includes('__prerender_bypass');
}
