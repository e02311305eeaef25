import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import type { ProposalFields } from '../../contract';
import type { ProposalRow } from '../proposal-rows';

/** Throws code `400` with the rule `unknown` for works that are not public works of the person. */
export async function requireOwnWorks(db: Reader, workIds: readonly string[], personId: string): Promise<void> {
  const rows = await db
    .selectFrom('video')
    .select(['id', 'author_id', 'state'])
    // Only by id, as with works (`lib/works/work/server/video-item.ts`).
    .where('id', 'in', workIds)
    .execute();
  const known = new Set(
    rows.filter(({ author_id, state }) => author_id === personId && state === publicState).map(({ id }) => id),
  );
  const fields = workIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `workIds.${index}`, rule: 'unknown' }],
  );
  if (fields.length > 0) throw new CodedError('400', { fields });
}

/**
 * What a proposal says, as columns. Throws code `400` with the rule `prohibited` for a text with prohibited words: what one company reads
 * is reviewed by nobody.
 */
export async function writtenColumns(context: Context, fields: ProposalFields) {
  const texts = [{ field: 'text', text: fields.text }];
  await flagTexts(context, { texts, reviewed: [], acknowledged: false });
  return {
    ...{ text: fields.text, price_yuan: fields.priceYuan, days: fields.days },
    work_ids: JSON.stringify(fields.workIds),
    // Nobody has read what it says now.
    seen_at: null,
  } satisfies Partial<ProposalRow>;
}
