import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type AboutData, aboutData, aboutPageId, type RatesData, ratesData, ratesPageId } from '../contract';

/** The prices and terms of the rate card as published; for pages tagged `contentTag(ratesPageId)`. */
export async function findRates(db: Reader): Promise<RatesData> {
  return ratesData.parse(await findData(db, ratesPageId));
}

/** The figures, milestones and people of the page about the platform as published. */
export async function findAbout(db: Reader): Promise<AboutData> {
  return aboutData.parse(await findData(db, aboutPageId));
}

/** Every site has these pages from its start: a missing one is a NullPointer. */
async function findData(db: Reader, id: string): Promise<unknown> {
  const entry = await db
    .selectFrom('content_entry')
    .select('data')
    .where('id', '=', id)
    .where('version', 'is not', null)
    .executeTakeFirst();
  if (!entry?.data) throw new CodedError('NullPointer');
  return JSON.parse(entry.data);
}
