import type { Database } from '@/lib/platform/server/db/database';

/** What each test has had recorded, in its order: rows of the audit are never removed. Call it in a `describe`. */
export function deedsOfEachTest(database: () => { db: Database }) {
  const all = () =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['action', 'subject_id', 'before', 'after'])
      .orderBy('id')
      .execute();
  let earlier = 0;
  beforeEach(async () => {
    earlier = (await all()).length;
  });
  return async () => (await all()).slice(earlier);
}
