import { compress, encodingFor } from '../process/compress.mjs';

/** Of Brotli: about the time that gzip takes, for a smaller page. */
const quality = 4;

/**
 * Holds the HTML that Next streams until it is complete, and sends it changed and compressed. The headers are sent at
 * once: they name the styles to load. Anything but HTML passes unchanged.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(html: string) => string} change
 */
export function sendWhole(request, response, change) {
  const encoding = encodingFor(request);
  // Next would compress each part before it comes here.
  delete request.headers['accept-encoding'];
  const { writeHead, write, end } = response;
  /** @type {Buffer[]} */
  const parts = [];
  let isHeld = false;

  response.writeHead = function writeHeldHead(.../** @type {any} */ values) {
    isHeld = request.method !== 'HEAD' && String(this.getHeader('content-type')).startsWith('text/html');
    if (isHeld) this.removeHeader('Content-Length');
    if (isHeld && encoding !== 'identity') this.setHeader('Content-Encoding', encoding);
    return writeHead.apply(this, values);
  };

  response.write = function writeHeld(/** @type {any} */ part, .../** @type {any} */ rest) {
    if (!isHeld) return write.call(this, part, ...rest);
    parts.push(Buffer.from(part));
    return true;
  };

  response.end = function endHeld(/** @type {any} */ part, .../** @type {any} */ rest) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (!isHeld) return end.call(this, part, ...rest);
    isHeld = false;
    if (part) parts.push(Buffer.from(part));
    send();
    return this;
  };

  async function send() {
    try {
      const html = Buffer.from(change(Buffer.concat(parts).toString()));
      end.call(response, await compress(html, encoding, quality));
    } catch (error) {
      console.error('A page could not be sent.', error);
      response.destroy();
    }
  }
}
