/** Validators of an answer: a strong ETag in quotes and the time of the last change, in ms. */
export interface Validators {
  etag: string;
  lastModified: number;
}

/** Whether a request is conditional. */
export function isConditional(headers: Headers): boolean {
  return headers.has('if-none-match') || headers.has('if-modified-since') || headers.has('range');
}

/** Whether the client's copy is still valid, so that the answer is 304 (RFC 9110 section 13.2.2). */
export function isFresh(headers: Headers, { etag, lastModified }: Validators): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) {
    return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  }
  const since = parseHttpDate(headers.get('if-modified-since'));
  return since !== null && wholeSeconds(lastModified) <= since;
}

/**
 * Whether a `Range` may be honoured: without `If-Range` always, else only if the file is the one the client started
 * with (RFC 9110 section 13.1.5: a weak ETag never is, a date only when it is the same).
 */
export function mayContinue(headers: Headers, { etag, lastModified }: Validators): boolean {
  const condition = headers.get('if-range')?.trim();
  if (condition === undefined) return true;
  return condition.startsWith('"') ? condition === etag : parseHttpDate(condition) === wholeSeconds(lastModified);
}

function parseHttpDate(text: string | null): number | null {
  const time = text?.trim().endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** HTTP dates have no fractions of a second. */
function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000) * 1000;
}
