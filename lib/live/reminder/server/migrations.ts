import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const reminderMigrations: Migrations = {
  '2026-11-30-04-live-reminders': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_reminder')
        .addColumn('broadcast_id', key, (column) =>
          column.notNull().references('live_broadcast.id').onDelete('cascade'),
        )
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('live_reminder_key', ['broadcast_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('live_reminder_of_person')
        .on('live_reminder')
        .columns(['person_id', 'broadcast_id'])
        .execute();
      await db.schema
        .createTable('live_reminder_choice')
        .addColumn('person_id', key, (column) => column.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('sms_off', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('wechat_off', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('push_off', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('is_unreachable', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('live_reminder_message')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('word', key, (column) => column.notNull())
        .addColumn('turn', 'bigint', (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('way', key, (column) => column.notNull())
        .addColumn('taken_at', 'bigint', (column) => column.notNull())
        .addColumn('outcome', key)
        .addPrimaryKeyConstraint('live_reminder_message_key', ['broadcast_id', 'word', 'turn', 'person_id', 'way'])
        .execute();
      await db.schema
        .createIndex('live_reminder_message_taken')
        .on('live_reminder_message')
        .columns(['taken_at'])
        .execute();
      await db.schema
        .createIndex('live_reminder_message_of_person')
        .on('live_reminder_message')
        .columns(['person_id'])
        .execute();
    },
  },
};
