import { findCategories } from '@/lib/events/contest/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { EntryFields } from '../../contract';
import type { EntryRow } from './own-entry';
import { findPictures } from './own-pictures';

/** Throws code `400` with the rule `unknown` for a work that is not the person's, or is deleted. */
export async function requireOwnWork(db: Reader, workId: string, personId: string): Promise<void> {
  const work = await db
    .selectFrom('video')
    .select('id')
    .where('id', '=', workId)
    .where('author_id', '=', personId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  if (!work) refuse([{ field: 'workId', rule: 'unknown' }]);
}

/**
 * Throws code `400` for what does not exist: a work that is not the entrant's, a category of another contest, pictures that were
 * not uploaded for this entry (`unknown`) or come twice (`repeated`); and for another category than the one whose fee is paid
 * (`paid`). The row is held.
 */
export async function requireKnown(tx: Tx, row: EntryRow, fields: EntryFields): Promise<void> {
  const { workId, categoryId, pictures } = fields;
  if (workId !== '' && workId !== row.work_id) await requireOwnWork(tx, workId, row.person_id);
  const known = await findPictures(tx, row.id);
  refuse([
    ...(await categoryFaults(tx, row, categoryId)),
    ...pictures.flatMap((key, index) => [
      ...(known.has(key) ? [] : [{ field: `pictures.${index}`, rule: 'unknown' }]),
      ...(pictures.indexOf(key) < index ? [{ field: `pictures.${index}`, rule: 'repeated' }] : []),
    ]),
  ]);
}

async function categoryFaults(tx: Tx, row: EntryRow, categoryId: string): Promise<FieldError[]> {
  if (categoryId === (row.category_id ?? '')) return [];
  if (row.is_paid === 1) return [{ field: 'categoryId', rule: 'paid' }];
  const categories = categoryId === '' ? [] : await findCategories(tx, row.activity_id);
  const isKnown = categoryId === '' || categories.some(({ id }) => id === categoryId);
  return isKnown ? [] : [{ field: 'categoryId', rule: 'unknown' }];
}

export function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
