import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const chatMigrations: Migrations = {
  '2026-11-20-24-chat': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('chat_conversation')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('key_hash', key, (column) => column.notNull().unique())
        .addColumn('person_id', key)
        .addColumn('code', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('email', key)
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('landing', 'text', (column) => column.notNull())
        .addColumn('last_seq', 'integer', (column) => column.notNull())
        .addColumn('staff_seq', 'integer', (column) => column.notNull())
        .addColumn('visitor_seq', 'integer', (column) => column.notNull())
        .addColumn('last_text', 'text', (column) => column.notNull())
        .addColumn('last_side', key, (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      for (const order of ['last_at', 'created_at']) {
        await db.schema
          .createIndex(`chat_conversation_${order}`)
          .on('chat_conversation')
          .columns([order, 'id'])
          .execute();
      }
      await db.schema.createIndex('chat_conversation_changed').on('chat_conversation').column('changed_at').execute();
      await db.schema.createIndex('chat_conversation_person').on('chat_conversation').column('person_id').execute();
      await db.schema
        .createTable('chat_message')
        .addColumn('conversation_id', key, (column) => column.notNull().references('chat_conversation.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('side', key, (column) => column.notNull())
        .addColumn('author_id', key)
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('client_id', key, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_message_pk', ['conversation_id', 'seq'])
        .addUniqueConstraint('chat_message_client', ['conversation_id', 'client_id'])
        .execute();
      await db.schema
        .createTable('chat_presence')
        .addColumn('person_id', key, (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
