import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const likeMigrations: Migrations = {
  '2026-11-20-31-like': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('like_mark')
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('thing_id', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('like_mark_pk', ['kind', 'thing_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('like_mark_of_person')
        .on('like_mark')
        .columns(['person_id', 'kind', 'created_at'])
        .execute();
    },
  },
  '2026-11-20-36-like': {
    async up(db) {
      // Recent rows, for the ranking boards.
      await db.schema
        .createIndex('like_mark_when')
        .on('like_mark')
        .columns(['kind', 'created_at', 'thing_id', 'person_id'])
        .execute();
    },
  },
  '2026-11-20-35-like-latest': {
    async up(db) {
      // The only index for the list of a person's likes; the one before did not define the order of two likes at the
      // same time.
      await db.schema
        .createIndex('like_mark_latest')
        .on('like_mark')
        .columns(['person_id', 'kind', 'created_at', 'thing_id'])
        .execute();
      await db.schema.dropIndex('like_mark_of_person').execute();
    },
  },
};
