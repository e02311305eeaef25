/** The preload's data of the current request (`server/process/answer-request.mjs`). */
export interface CurrentRequest {
  /** Address of the client: the socket's, or the one given by a trusted proxy (DESIGN 8). */
  client: string;
  /**
   * For our inline scripts; undefined on a cached page. Next's own way, `headers()`, would make every page that uses it
   * dynamic.
   */
  nonce?: string;
  /** Reports that the answer fails because the database is unreachable. */
  sayAway?(): void;
}

const slot = globalThis as typeof globalThis & { lightfieldRequest?: { getStore(): CurrentRequest | undefined } };

/** Undefined outside of a request, and in development, which has no preload. */
export function currentRequest(): CurrentRequest | undefined {
  return slot.lightfieldRequest?.getStore();
}
