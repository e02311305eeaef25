import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { requestHeaders } from '@/lib/platform/client/http';

/** The browser cannot read the file any more: it was moved, changed or deleted. */
export class UnreadableFile extends Error {}

/**
 * The HTTP stack of the protocol's library: adds the headers of every call, and a digest of the bytes, where the
 * browser can compute one (not without https). Uses `XMLHttpRequest`, because `fetch` does not report upload progress.
 *
 * @param onSign is called on any progress: a request that starts, and bytes that were sent
 */
export function xhrStack(onSign: () => void): HttpStack {
  return {
    createRequest: (method, url) => new Exchange(method, url, onSign),
    getName: () => 'lightfield',
  };
}

class Exchange implements HttpRequest {
  readonly #xhr = new XMLHttpRequest();
  readonly #headers = new Map<string, string>();
  #isAborted = false;

  constructor(
    readonly method: string,
    readonly url: string,
    readonly onSign: () => void,
  ) {
    this.#xhr.open(method, url, true);
    for (const [name, value] of Object.entries(requestHeaders())) this.setHeader(name, value);
  }

  getMethod = () => this.method;
  getURL = () => this.url;
  getHeader = (name: string) => this.#headers.get(name);
  getUnderlyingObject = () => this.#xhr;

  setHeader(name: string, value: string): void {
    this.#xhr.setRequestHeader(name, value);
    this.#headers.set(name, value);
  }

  setProgressHandler(handler: (bytesSent: number) => void): void {
    this.#xhr.upload.onprogress = ({ loaded }) => {
      this.onSign();
      handler(loaded);
    };
  }

  async send(piece: Blob | null = null): Promise<HttpResponse> {
    this.onSign();
    const body = piece && (await read(piece));
    if (body && globalThis.crypto?.subtle) this.setHeader('Upload-Checksum', `sha256 ${await digestOf(body)}`);
    const xhr = this.#xhr;
    await new Promise<void>((resolve, reject) => {
      const lose = () => reject(new TypeError('The connection is lost.'));
      if (this.#isAborted) return lose();
      xhr.onload = () => resolve();
      xhr.onerror = lose;
      xhr.onabort = lose;
      xhr.send(body);
    });
    return {
      getStatus: () => xhr.status,
      getHeader: (name) => xhr.getResponseHeader(name) ?? undefined,
      getBody: () => xhr.responseText,
      getUnderlyingObject: () => xhr,
    };
  }

  async abort(): Promise<void> {
    this.#isAborted = true;
    this.#xhr.abort();
  }
}

async function read(piece: Blob): Promise<ArrayBuffer> {
  try {
    return await piece.arrayBuffer();
  } catch (cause) {
    throw new UnreadableFile('The file cannot be read.', { cause });
  }
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}
