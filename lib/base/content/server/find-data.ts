import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import {
  type AboutData,
  aboutData,
  aboutPageId,
  type ContentBlocks,
  type ContentKind,
  type RatesData,
  ratesData,
  ratesPageId,
  type SpecialData,
} from '../contract';

/** The prices and terms of the rate card as published; for pages tagged `contentTag(ratesPageId)`. */
export async function findRates(db: Reader): Promise<RatesData> {
  return ratesData.parse(await findData(db, ratesPageId));
}

/** The figures, milestones and people of the page about the platform as published. */
export async function findAbout(db: Reader): Promise<AboutData> {
  return aboutData.parse(await findData(db, aboutPageId));
}

/** The blocks of a special as published; for pages tagged `contentTag(id)`. Throws NullPointer for none and for another kind. */
export async function findBlocks(db: Reader, id: string): Promise<ContentBlocks> {
  // Not parsed: what was published stays, though the limits become stricter.
  return ((await findData(db, id, 'special')) as SpecialData).blocks;
}

/** What is not published is a NullPointer. Every site has the rate card and the page about the platform from its start. */
async function findData(db: Reader, id: string, kind?: ContentKind): Promise<unknown> {
  const entry = await db
    .selectFrom('content_entry')
    .select('data')
    .where('id', '=', id)
    .where('version', 'is not', null)
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind as ContentKind))
    .executeTakeFirst();
  if (!entry?.data) throw new CodedError('NullPointer');
  return JSON.parse(entry.data);
}
