import { pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { readProfile } from './read-profile';

/** Listens to 'account.exported': adds the stored profile, and its texts under review. */
export async function exportPerson(
  { language }: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const row = await tx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!row) return;
  parts.person = {
    ...readProfile(row, language),
    gender: row.gender,
    birthday: row.birthday,
    areaId: row.area_id,
    industry: row.industry,
    profession: row.profession,
    joinedAt: new Date(row.created_at).toISOString(),
    underReview: await pendingTexts(tx, 'person', personId),
  };
}
