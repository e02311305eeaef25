import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import { ProviderError, type StatementLine } from '../provider';
import { parseBill } from './bill';
import { callService, fetchSigned } from './request';

const unzip = promisify(gunzip);
/** Of an unzipped bill: about half a million trades. */
const mostBytes = 256 * 1024 * 1024;

const announced = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/**
 * The bill of a Beijing day: none before 10:00 of the next day, for which it returns null. The service says of a day without
 * a trade that it has no bill, and may say so of one that is late: only a day later it means that there is nothing. The download is not signed; its
 * bytes are checked against the hash of the signed answer. Throws as `callService` does.
 */
export async function fetchStatement(
  settings: WechatPaySettings,
  day: string,
  now: number,
): Promise<readonly StatementLine[] | null> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
  try {
    const { hash_value: hash, download_url: address } = announced.parse(
      await callService(settings, { method: 'GET', path, now }),
    );
    const answer = await fetchSigned(settings, address, { method: 'GET', sent: '', now });
    if (!answer.ok) throw new ProviderError('BILL_NOT_LOADED', false, `The bill was answered ${answer.status}.`);
    const bill = await unzipped(Buffer.from(await answer.arrayBuffer()));
    if (createHash('sha1').update(bill).digest('hex') !== hash.toLowerCase()) {
      throw new ProviderError('BILL_ALTERED', false, 'The bill is not the announced one.');
    }
    return parseBill(bill.toString('utf8'));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === 'STATEMENT_CREATING') return null;
    if (error.code !== 'NO_STATEMENT_EXIST') throw error;
    const nextDay = Date.parse(`${day}T00:00:00+08:00`) + millisecondsInDay;
    return now < nextDay + millisecondsInDay ? null : [];
  }
}

/** A bill comes zipped, as asked for, or plain; the hash is that of the plain one. */
async function unzipped(bytes: Buffer): Promise<Buffer> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isZipped ? unzip(bytes, { maxOutputLength: mostBytes }) : bytes;
}
