import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Account } from './account.ts';
import { signedHeaders } from './signed-headers.ts';
import { type Delivery, isoOf, type Notice, type PayState } from './state.ts';

/** Keeps a notice and, unless they are held, sends it once. */
export async function giveNotice(
  { url, event, content }: Pick<Notice, 'url' | 'event' | 'content'>,
  account: Account,
  state: PayState,
): Promise<Notice> {
  const notice: Notice = { id: randomUUID(), event, url, content, createdAt: state.now(), answers: [] };
  state.notices.push(notice);
  if (!state.holdsNotices) await deliver(notice, {}, account, state);
  return notice;
}

/** Sends a notice as often as asked, all at once. Gives the statuses that were answered; 0 for no answer. */
export async function deliver(notice: Notice, how: Delivery, account: Account, state: PayState): Promise<number[]> {
  const statuses = await Promise.all(
    Array.from({ length: how.times ?? 1 }, async () => {
      const { body, headers } = makeDelivery(notice, how, account, state.now());
      const answer = await fetch(notice.url, { method: 'POST', body, headers, redirect: 'manual' }).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    }),
  );
  notice.answers.push(...statuses);
  return statuses;
}

/** A notice as it goes over the wire: sealed, signed and, if asked, spoilt. */
export function makeDelivery(
  { id, event, createdAt, content }: Notice,
  { fault, content: changes }: Delivery,
  account: Account,
  now: number,
): { body: string; headers: Record<string, string> } {
  const apiKey = fault === 'otherSecret' ? randomBytes(16).toString('hex') : account.settings.apiV3Key.toString();
  const said = {
    ...{ id, create_time: isoOf(createdAt), resource_type: 'encrypt-resource', event_type: event, summary: event },
    resource: sealed(JSON.stringify({ ...content, ...changes }), event, apiKey),
  };
  const body = JSON.stringify(said);
  const signing = fault === 'altered' || fault === 'otherSecret' ? undefined : fault;
  const headers = { 'Content-Type': 'application/json', ...signedHeaders(body, signing, account, now) };
  // Still the same for whoever reads it as JSON, but not the bytes that were signed.
  return { body: fault === 'altered' ? `${body} ` : body, headers };
}

function sealed(text: string, event: string, apiKey: string) {
  const original = event.startsWith('REFUND') ? 'refund' : 'transaction';
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(original));
  const parts = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  const ciphertext = Buffer.concat(parts).toString('base64');
  return { original_type: original, algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: original, nonce };
}
