import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const commentMigrations: Migrations = {
  '2026-11-20-32-comment': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('comment_entry')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('thing_id', key, (column) => column.notNull())
        .addColumn('author_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('root_id', key, (column) => column.references('comment_entry.id'))
        .addColumn('to_person_id', key, (column) => column.references('person.id'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('like_count', 'bigint', (column) => column.notNull())
        .addColumn('reply_count', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      // Public comments, in their two orders.
      await sql`create index comment_entry_latest on comment_entry (kind, thing_id, created_at desc, id)
        where state = 'shown' and root_id is null`.execute(db);
      await sql`create index comment_entry_liked on comment_entry (kind, thing_id, like_count desc, created_at desc, id)
        where state = 'shown' and root_id is null`.execute(db);
      await sql`create index comment_entry_replies on comment_entry (root_id, created_at, id)
        where state = 'shown'`.execute(db);
      await db.schema
        .createIndex('comment_entry_author')
        .on('comment_entry')
        .columns(['author_id', 'created_at'])
        .execute();
    },
  },
  '2026-11-20-33-comment-waiting': {
    async up(db) {
      // Comments under review, visible only to their author: few rows of a person who may have thousands.
      await sql`create index comment_entry_waiting on comment_entry (author_id, created_at)
        where state = 'waiting'`.execute(db);
    },
  },
  '2026-11-20-36-comment': {
    async up(db) {
      // Recent comments, for the ranking boards.
      await sql`create index comment_entry_when on comment_entry (kind, created_at, thing_id, author_id)
        where state = 'shown'`.execute(db);
    },
  },
};
