import type { Tx } from '@/lib/platform/server/db/database';
import { tagKey } from '@/lib/platform/shared/tag-key';
import type { WorkFields } from '../../contract';

/** Replaces a work's tags. Its row is locked. */
export async function writeTags(tx: Tx, id: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('video_tag').where('video_id', '=', id).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('video_tag')
    .values(tags.map((tag, position) => ({ video_id: id, position, tag, tag_key: tagKey(tag) })))
    .execute();
}

/**
 * Replaces a work's credits. Existing ones keep their answer: a person who declined is not asked again, and one who
 * confirmed is asked again only for changed roles. Returns the people whose credits were removed. Its row is locked.
 */
export async function writeCredits(tx: Tx, id: string, credits: WorkFields['credits']): Promise<string[]> {
  const people = credits.map(({ userId }) => userId);
  const removed = await tx
    .deleteFrom('video_credit')
    .where('video_id', '=', id)
    .$if(people.length > 0, (query) => query.where('person_id', 'not in', people))
    .returning('person_id')
    .execute();
  for (const [position, { userId, roles }] of credits.entries()) {
    const written = JSON.stringify([...new Set(roles)].sort());
    await tx
      .insertInto('video_credit')
      .values({ video_id: id, person_id: userId, position, roles: written, state: 'asked' })
      .onConflict((conflict) =>
        conflict.columns(['video_id', 'person_id']).doUpdateSet((row) => ({
          position,
          roles: written,
          // An answer may come at the same time: the statement uses the row's present state.
          state: row
            .case()
            .when(row.and([row('video_credit.state', '=', 'confirmed'), row('video_credit.roles', '!=', written)]))
            .then(row.val('asked' as const))
            .else(row.ref('video_credit.state'))
            .end(),
        })),
      )
      .execute();
  }
  return removed.map((row) => row.person_id);
}
