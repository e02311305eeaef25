import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const showcaseMigrations: Migrations = {
  '2026-12-01-55-project-cases': {
    async up(db) {
      const key = keyText(db);
      let table = db.schema
        .createTable('project_case')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('demand_id', key, (column) => column.references('project_demand.id'))
        .addColumn('company_id', key, (column) => column.references('person.id'))
        .addColumn('creator_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('company_name', 'text', (column) => column.notNull());
      for (const name of ['title_zh', 'title_en', 'text_zh', 'text_en', 'reason']) {
        table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      }
      table = table.addColumn('work_ids', 'text', (column) => column.notNull().defaultTo('[]'));
      for (const name of ['owner_agreed_at', 'creator_agreed_at', 'taken_down_at', 'published_at']) {
        table = table.addColumn(name, 'bigint');
      }
      for (const name of ['is_credited', 'is_shown', 'revision']) {
        table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['created_at', 'updated_at']) {
        table = table.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await table.execute();
      // A demand has one case, whichever side begins it.
      await sql`create unique index project_case_of_demand on project_case (demand_id)
        where demand_id is not null`.execute(db);
      await sql`create index project_case_shown on project_case (published_at desc, id)
        where is_shown = 1`.execute(db);
      // What waits for staff, who agree for companies without an account.
      await sql`create index project_case_waiting on project_case (updated_at)
        where company_id is null and owner_agreed_at is null and creator_agreed_at is not null
          and taken_down_at is null`.execute(db);
      for (const [name, columns] of [
        ['of_company', 'company_id, updated_at desc, id'],
        ['of_creator', 'creator_id, updated_at desc, id'],
        ['by_change', 'updated_at desc, id'],
      ] as const) {
        await sql`create index ${sql.ref(`project_case_${name}`)} on project_case (${sql.raw(columns)})`.execute(db);
      }
    },
  },
};
