import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const recommendMigrations: Migrations = {
  '2026-11-24-53-message-followed': {
    async up(db) {
      await db.schema
        .createTable('video_followed_seen')
        .addColumn('person_id', keyText(db), (column) =>
          column.primaryKey().references('person.id').onDelete('cascade'),
        )
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
