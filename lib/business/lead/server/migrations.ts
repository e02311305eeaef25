import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const leadMigrations: Migrations = {
  '2026-11-20-22-cooperation': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('cooperation_lead')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('number', key, (column) => column.notNull().unique())
        .addColumn('access_key', key, (column) => column.notNull().unique())
        .addColumn('service', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('company', key, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('mobile', key, (column) => column.notNull())
        .addColumn('email', key)
        .addColumn('budget', key, (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('landing', 'text', (column) => column.notNull())
        .addColumn('referrer', 'text', (column) => column.notNull())
        .addColumn('owner_id', key)
        .addColumn('next_step', 'text', (column) => column.notNull())
        .addColumn('next_step_on', key)
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('consented_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      for (const order of ['created_at', 'updated_at', 'next_step_on', 'company']) {
        await db.schema
          .createIndex(`cooperation_lead_${order}`)
          .on('cooperation_lead')
          .columns([order, 'id'])
          .execute();
      }
      await db.schema
        .createIndex('cooperation_lead_state')
        .on('cooperation_lead')
        .columns(['state', 'created_at', 'id'])
        .execute();
      await db.schema
        .createTable('cooperation_lead_note')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('lead_id', key, (column) => column.notNull().references('cooperation_lead.id'))
        .addColumn('author_id', key, (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('cooperation_lead_note_lead')
        .on('cooperation_lead_note')
        .columns(['lead_id', 'created_at'])
        .execute();
      await db.schema
        .createTable('cooperation_lead_file')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('lead_id', key, (column) => column.notNull().references('cooperation_lead.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', key, (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('media_key', key, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('cooperation_lead_file_lead').on('cooperation_lead_file').column('lead_id').execute();
    },
  },
};
