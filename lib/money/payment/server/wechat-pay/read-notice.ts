import { z } from 'zod';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import type { ProviderPayment, ProviderRefund } from '../provider';
import { refund, toPayment, toRefund, transaction } from './answers';
import { decrypt, type Refusal, refusalOf } from './verify';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

/** A verified and decrypted notice. */
export interface ReadNotice {
  id: string;
  event: string;
  payment: ProviderPayment | null;
  refund: ProviderRefund | null;
}

/**
 * Reads a notice of the service: its signature and time are verified over the raw body first, then it is decrypted. Returns
 * why it is refused instead, where it is not from the service. Throws where the service sends what we do not understand.
 */
export function readNotice(
  settings: WechatPaySettings,
  { headers, body, now }: { headers: Headers; body: string; now: number },
): ReadNotice | Refusal {
  const refusal = refusalOf(settings, headers, body, now);
  if (refusal) return refusal;
  const { id, event_type: event, resource } = envelope.parse(JSON.parse(body));
  const said: unknown = JSON.parse(decrypt(settings, resource));
  if (event.startsWith('TRANSACTION.')) {
    return { id, event, payment: toPayment(settings, transaction.parse(said)), refund: null };
  }
  if (event.startsWith('REFUND.')) return { id, event, payment: null, refund: toRefund(refund.parse(said)) };
  return { id, event, payment: null, refund: null };
}
