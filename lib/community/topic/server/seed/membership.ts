import type { Tx } from '@/lib/platform/server/db/database';

interface Membership {
  topicId: string;
  personId: string;
  /** Since when at the latest, in ms. */
  at: number;
}

/** Makes people of the demonstration members of channels, unless they are; nobody of them stays blocked there. */
export async function seedMembership(tx: Tx, memberships: readonly Membership[]): Promise<void> {
  for (const { topicId, personId, at } of memberships) {
    await tx.deleteFrom('topic_block').where('topic_id', '=', topicId).where('person_id', '=', personId).execute();
    await tx
      .insertInto('topic_member')
      .values({ topic_id: topicId, person_id: personId, role: 'member', created_at: at, seen_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['topic_id', 'person_id'])
          // Who joined later joined before they said something.
          .doUpdateSet((row) => ({
            created_at: row
              .case()
              .when('topic_member.created_at', '>', at)
              .then(at)
              .else(row.ref('topic_member.created_at'))
              .end(),
          })),
      )
      .execute();
  }
}
