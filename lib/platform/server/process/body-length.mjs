/**
 * Next drops the Content-Length of what a route handler answers, because it cannot know whether the body was decoded on
 * the way; players and caches of media need it. A handler that is sure says it under this name as well, and the preload
 * puts it back.
 */
export const bodyLengthHeader = 'X-Body-Length';

/**
 * Makes a response send `X-Body-Length` as `Content-Length`.
 * @param {import('node:http').ServerResponse} response
 */
export function restoreBodyLength(response) {
  const { setHeader } = response;
  response.setHeader = function setHeaderOrLength(name, value) {
    const isLength = name.toLowerCase() === bodyLengthHeader.toLowerCase();
    return setHeader.call(this, isLength ? 'Content-Length' : name, value);
  };
}
