/** What the preload knows of the request that is being answered (`server/process/answer-request.mjs`). */
export interface CurrentRequest {
  /** Address of the client: the socket's, or the one that a trusted proxy names (DESIGN 8). */
  client: string;
  /**
   * For an inline script of ours; undefined on a page that is kept. Next's own way to it, `headers()`, would make every page
   * dynamic that asks.
   */
  nonce?: string;
  /** Says that the answer fails because the database is away. */
  sayAway?(): void;
}

const slot = globalThis as typeof globalThis & { lightfieldRequest?: { getStore(): CurrentRequest | undefined } };

/** Undefined outside of a request, and in development, which has no preload. */
export function currentRequest(): CurrentRequest | undefined {
  return slot.lightfieldRequest?.getStore();
}
