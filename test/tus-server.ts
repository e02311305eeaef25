import { createHash, webcrypto } from 'node:crypto';
import { uploadPath } from '@/lib/base/upload/codes';

/** A failure instead of an answer: the connection breaks, or no answer comes. */
type Fate = 'lost' | 'silent' | { status: number; body?: string; headers?: Record<string, string> };

interface MadeRequest {
  method: string;
  /** The upload's id; empty for a start. */
  id: string;
  headers: Record<string, string>;
  bytes: number;
}

/** A tus server for screens, in the process of a test, with an address like any other. */
export class TusServer {
  readonly made: MadeRequest[] = [];
  readonly uploads = new Map<string, { length: number; bytes: Buffer }>();
  /** Results of the next requests, in turn. */
  fates: (Fate | 'answer')[] = [];
  private current: FakeRequest | undefined;

  /** Replaces the network until jest restores its mocks. */
  open(): void {
    const request = () => new FakeRequest((sent) => this.take(sent)) as unknown as XMLHttpRequest;
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(request);
    // jsdom has no digests, which every piece needs.
    if (!globalThis.crypto.subtle)
      Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  }

  asked(method: string): MadeRequest[] {
    return this.made.filter((request) => request.method === method);
  }

  /** Reports to the browser that this many bytes of the running request were sent. */
  hear(loaded: number): void {
    this.current?.upload.onprogress?.({ loaded });
  }

  private take(request: FakeRequest): void {
    this.current = request;
    const { method, headers, body } = request;
    const id = new URL(request.url).pathname.slice(uploadPath.length + 1);
    this.made.push({ method, id, headers, bytes: body.length });
    const fate = this.fates.shift() ?? 'answer';
    if (fate === 'silent') return;
    if (body.length > 0) request.upload.onprogress?.({ loaded: Math.ceil(body.length / 2) });
    if (fate === 'lost') {
      request.lose();
      return;
    }
    if (body.length > 0) request.upload.onprogress?.({ loaded: body.length });
    request.finish(fate === 'answer' ? this.answer(request, id) : fate);
  }

  private answer({ method, headers, body }: FakeRequest, id: string): Exclude<Fate, string> {
    if (method === 'POST') {
      const made = `u${this.uploads.size + 1}`;
      this.uploads.set(made, { length: Number(headers['Upload-Length']), bytes: Buffer.alloc(0) });
      return { status: 201, headers: { Location: `${uploadPath}/${made}` } };
    }
    const upload = this.uploads.get(id);
    if (!upload) return { status: 404, body: 'The file for this url was not found\n' };
    if (method === 'DELETE') {
      this.uploads.delete(id);
      return { status: 204 };
    }
    if (method === 'PATCH') {
      if (Number(headers['Upload-Offset']) !== upload.bytes.length) return { status: 409 };
      const digest = `sha256 ${createHash('sha256').update(body).digest('base64')}`;
      if (headers['Upload-Checksum'] !== digest) return { status: 460 };
      upload.bytes = Buffer.concat([upload.bytes, body]);
    }
    const sizes = { 'Upload-Offset': String(upload.bytes.length), 'Upload-Length': String(upload.length) };
    return { status: method === 'HEAD' ? 200 : 204, headers: sizes };
  }
}

class FakeRequest {
  upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  method = '';
  url = '';
  headers: Record<string, string> = {};
  body = Buffer.alloc(0);
  #state: 'made' | 'sent' | 'over' = 'made';
  #answered: Record<string, string> = {};

  constructor(readonly take: (request: FakeRequest) => void) {}

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.#answered[name] ?? null;
  }
  send(body: ArrayBuffer | null): void {
    this.body = Buffer.from(body ?? new ArrayBuffer(0));
    this.#state = 'sent';
    void Promise.resolve().then(() => {
      if (this.#state === 'sent') this.take(this);
    });
  }
  abort(): void {
    const wasSent = this.#state === 'sent';
    this.#state = 'over';
    if (wasSent) this.onabort?.();
  }
  lose(): void {
    if (this.#state !== 'sent') return;
    this.#state = 'over';
    this.onerror?.();
  }
  finish({ status, body = '', headers = {} }: Exclude<Fate, string>): void {
    if (this.#state !== 'sent') return;
    this.#state = 'over';
    this.status = status;
    this.responseText = body;
    this.#answered = headers;
    this.onload?.();
  }
}
