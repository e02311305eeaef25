import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { changeEntry } from '../own/own-entry';
import { removeAllPictures } from '../own/own-pictures';
import { hideEntry } from '../standing/leave-contest';

/** Most entries in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds the person's entries with all that they wrote, and the teams that they are asked to join. */
export async function exportEntriesOf(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  parts.contestEntries = rows.map((row) => ({
    ...{ id: row.id, contestId: row.activity_id, number: row.number, state: row.state, reason: row.reason },
    ...{ workId: row.work_id, categoryId: row.category_id, mode: row.mode, teamName: row.team_name },
    ...{ titleZh: row.title_zh, titleEn: row.title_en, introZh: row.intro_zh, introEn: row.intro_en },
    pictures: JSON.parse(row.pictures) as unknown,
    ...{ agreedVersion: row.terms_version, feeFen: row.fee_fen, orderId: row.order_id },
    sentAt: row.sent_at === null ? null : isoInBeijing(row.sent_at),
    createdAt: isoInBeijing(row.created_at),
  }));
  const teams = await tx
    .selectFrom('contest_entry_member')
    .select(['entry_id', 'state', 'invited_at'])
    .where('person_id', '=', personId)
    .where('state', '<>', 'removed')
    .orderBy('invited_at', 'desc')
    .orderBy('entry_id')
    .limit(mostExported)
    .execute();
  parts.contestTeams = teams.map(({ entry_id, state, invited_at }) => ({
    ...{ entryId: entry_id, state, invitedAt: isoInBeijing(invited_at) },
  }));
}

/** What an entry that says nothing any more has in its columns. */
const nothing = {
  ...{ work_id: null, team_name: '', title_zh: '', title_en: '', intro_zh: '', intro_en: '' },
  ...{ pictures: '[]', words: '[]', reason: '' },
} as const;

/**
 * Listens to 'account.erased': entries that were never sent are gone. Of the others, none of which stands in a running contest
 * (`require-none-standing.ts`), number, state and order stay, for the counts of their contests and for the books; what they said
 * and showed is gone, and they are shown nowhere. The person is in no team any more.
 */
export async function eraseEntries(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const now = context.now();
  const entries = await tx
    .selectFrom('contest_entry')
    .select(['id', 'state'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  for (const { id, state } of entries) {
    if (state === 'draft') await removeDraft(tx, id, now);
    else await eraseEntry(context, tx, id);
  }
  await tx.deleteFrom('contest_entry_member').where('person_id', '=', personId).execute();
}

async function removeDraft(tx: Tx, id: string, now: number): Promise<void> {
  await tx.deleteFrom('contest_entry').where('id', '=', id).execute();
  await removeAllPictures(tx, id, now);
}

/** Empties an entry that stands in no running contest. */
export async function eraseEntry(context: Context, tx: Tx, id: string): Promise<void> {
  const entry = await changeEntry(tx, id, {});
  // One that was sent at this moment lets its work go when that is removed, and is emptied then (`release-removed.ts`).
  if (!entry || entry.holds_work === 1) return;
  await hideEntry(context, tx, entry);
  await changeEntry(tx, id, nothing);
  await tx.deleteFrom('contest_entry_member').where('entry_id', '=', id).execute();
  await tx.deleteFrom('contest_entry_picture').where('entry_id', '=', id).execute();
  await removeAllPictures(tx, id, context.now());
}
