import type { Tx } from '@/lib/platform/server/db/database';
import type { WorkFields } from '../../contract';
import { tagKey } from '../../rules/work-texts';

/** Puts these tags in place of a work's. Its row is held. */
export async function writeTags(tx: Tx, id: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('video_tag').where('video_id', '=', id).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('video_tag')
    .values(tags.map((tag, position) => ({ video_id: id, position, tag, tag_key: tagKey(tag) })))
    .execute();
}

/**
 * Credits these people and nobody else. Who stays keeps what they said: who declined is not asked again, and who confirmed
 * is asked again only when they are said to have done something else. Its row is held.
 */
export async function writeCredits(tx: Tx, id: string, credits: WorkFields['credits']): Promise<void> {
  const people = credits.map(({ userId }) => userId);
  await tx
    .deleteFrom('video_credit')
    .where('video_id', '=', id)
    .$if(people.length > 0, (query) => query.where('person_id', 'not in', people))
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
          // Answered at the same moment: the statement decides on the row as it is.
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
}
