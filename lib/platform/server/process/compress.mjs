import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** The smallest first. */
const encodings = ['br', 'gzip', 'identity'];

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/**
 * The accepted encoding that makes a page smallest; `identity` without one.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Encoding}
 */
export function encodingFor(request) {
  return new Negotiator(request).encoding(encodings, { preferred: encodings }) ?? 'identity';
}

/**
 * Compresses in another thread.
 * @param {Buffer} bytes
 * @param {Encoding} encoding
 * @param {number} quality of Brotli, 0 to 11: what is made for one answer takes 4, what is kept can take more
 * @returns {Promise<Buffer>}
 */
export async function compress(bytes, encoding, quality) {
  if (encoding === 'br') return compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === 'gzip' ? compressWithGzip(bytes) : bytes;
}
