import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import { ProviderError, type StatementLine } from '../provider';
import { parseBill } from './bill';
import { callService, fetchSigned } from './request';

const announced = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** Codes for a day without a trade, and for a bill that is not made yet. */
const codes = { none: ['NO_STATEMENT_EXIST'], notYet: ['STATEMENT_CREATING'] };

/**
 * The bill of a Beijing day: none before 10:00 of the next day, for which it returns null. The download is not signed; its
 * bytes are checked against the hash of the signed answer. Throws as `callService` does.
 */
export async function fetchStatement(
  settings: WechatPaySettings,
  day: string,
  now: number,
): Promise<readonly StatementLine[] | null> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  try {
    const { hash_value: hash, download_url: address } = announced.parse(
      await callService(settings, { method: 'GET', path, now }),
    );
    const answer = await fetchSigned(settings, address, { method: 'GET', sent: '', now });
    if (!answer.ok) throw new ProviderError('BILL_NOT_LOADED', false, `The bill was answered ${answer.status}.`);
    const text = await answer.text();
    if (createHash('sha1').update(text).digest('hex') !== hash.toLowerCase()) {
      throw new ProviderError('BILL_ALTERED', false, 'The bill is not the announced one.');
    }
    return parseBill(text);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (codes.none.includes(error.code)) return [];
    if (codes.notYet.includes(error.code)) return null;
    throw error;
  }
}
