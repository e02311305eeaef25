import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const teamMigrations: Migrations = {
  '2026-12-01-60-team-services': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('team_service')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('order_id', key, (column) => column.notNull().unique())
        .addColumn('demand_id', key, (column) => column.notNull())
        .addColumn('company_id', key, (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('bought', 'integer', (column) => column.notNull())
        .addColumn('delivered', 'integer', (column) => column.notNull())
        .addColumn('paid_fen', 'bigint', (column) => column.notNull())
        .addColumn('refunded_fen', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('paid_at', 'bigint')
        .addColumn('ends_at', 'bigint')
        .addColumn('ended_at', 'bigint')
        .addColumn('delivered_at', 'bigint')
        .addCheckConstraint(
          'team_service_count',
          sql`delivered >= 0 and delivered <= bought and bought between 1 and 20`,
        )
        .addCheckConstraint('team_service_refund', sql`refunded_fen >= 0 and refunded_fen <= paid_fen`)
        .addCheckConstraint(
          'team_service_sound',
          sql`(state = 'pending') = (paid_at is null) and (paid_at is null) = (ends_at is null)
            and (state in ('ended', 'refunded')) = (ended_at is not null)`,
        )
        .execute();
      // A company has one year at a time.
      await sql`create unique index team_service_year on team_service (company_id)
        where kind = 'year' and state in ('pending', 'valid')`.execute(db);
      await sql`create index team_service_of_company on team_service (company_id, created_at desc, id)`.execute(db);
      for (const column of ['ends_at', 'paid_at']) {
        // By an expression: otherwise SQLite would take it for what is valid, instead of the smaller ones below.
        await sql`create index ${sql.ref(`team_service_by_${column}`)} on team_service
          ((state || ''), ${sql.ref(column)}, id)`.execute(db);
        // Those that staff have something to do with: single teams, and years in which nothing was recommended yet.
        await sql`create index ${sql.ref(`team_service_waiting_by_${column}`)} on team_service (${sql.ref(column)}, id)
          where state = 'valid' and delivered < bought and (kind = 'teams' or delivered = 0)`.execute(db);
      }
      await sql`create index team_service_open on team_service (ends_at, id) where state = 'valid'`.execute(db);
      await sql`create index team_service_used_up on team_service (delivered_at)
        where state = 'valid' and delivered = bought`.execute(db);
      // Those whose demand may be over before they are.
      await sql`create index team_service_single on team_service (demand_id) where state = 'valid' and kind = 'teams'`.execute(
        db,
      );
    },
  },
  '2026-12-01-61-team-recommendations': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('team_recommendation')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('service_id', key, (column) => column.notNull().references('team_service.id'))
        .addColumn('demand_id', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('reason_zh', 'text', (column) => column.notNull())
        .addColumn('reason_en', 'text')
        .addColumn('work_ids', 'text', (column) => column.notNull())
        .addColumn('by_id', key, (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint')
        .addColumn('mark', key)
        .addColumn('told_at', 'bigint')
        .addUniqueConstraint('team_recommendation_once', ['demand_id', 'person_id'])
        .execute();
      await sql`create index team_recommendation_latest on team_recommendation (demand_id, at desc, id)`.execute(db);
      await sql`create index team_recommendation_of_service on team_recommendation (service_id, at desc, id)`.execute(
        db,
      );
      await sql`create index team_recommendation_of_person on team_recommendation (person_id)`.execute(db);
    },
  },
};
