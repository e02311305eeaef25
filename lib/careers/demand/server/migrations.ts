import { type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const demandMigrations: Migrations = {
  '2026-12-01-40-demands': {
    async up(db) {
      const key = keyText(db);
      let demand = db.schema
        .createTable('project_demand')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('owner_id', key)
        .addColumn('lead_id', key)
        .addColumn('docked_with', key);
      for (const name of ['kind', 'area_id', 'deliver_on']) {
        demand = demand.addColumn(name, key, (column) => column.notNull().defaultTo(''));
      }
      const contact = ['contact_name', 'contact_phone', 'contact_email', 'contact_wechat'];
      for (const name of ['company_name', 'title_zh', 'title_en', 'body_zh', 'body_en', ...contact, 'reason']) {
        demand = demand.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      }
      demand = demand
        .addColumn('source', 'text', (column) => column.notNull().defaultTo('{}'))
        .addColumn('words', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0));
      for (const name of ['review_state', 'propose_until', 'created_at', 'updated_at']) {
        demand = demand.addColumn(name, 'bigint', (column) => column.notNull());
      }
      const acts = ['submitted_at', 'due_at', 'verified_at', 'edited_at', 'closed_at', 'docked_at', 'lapsed_at'];
      for (const name of ['budget_from', 'budget_to', ...acts]) demand = demand.addColumn(name, 'bigint');
      await demand
        .addCheckConstraint(
          'project_demand_sound',
          sql`budget_from is null or budget_to is null or budget_from <= budget_to`,
        )
        .execute();
      await indexDemands(db);
    },
  },
  '2026-12-01-41-demand-lists': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('project_demand_entry')
        .addColumn('demand_id', key, (column) => column.notNull().references('project_demand.id').onDelete('cascade'))
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('city_id', key, (column) => column.notNull())
        .addColumn('band', key, (column) => column.notNull())
        .addColumn('verified_at', 'bigint', (column) => column.notNull())
        .addColumn('propose_until', 'bigint', (column) => column.notNull())
        .addColumn('budget', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('project_demand_entry_key', ['demand_id', 'kind', 'city_id', 'band'])
        .execute();
      // The last column is only filtered by: when one ends is read from the index too.
      for (const [name, order] of [
        ['project_demand_entry_by_newest', ['verified_at desc', 'demand_id', 'propose_until']],
        ['project_demand_entry_by_deadline', ['propose_until', 'demand_id']],
        ['project_demand_entry_by_budget', ['budget desc', 'demand_id', 'propose_until']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('project_demand_entry')
          .columns(['kind', 'city_id', 'band', ...order])
          .execute();
      }
      await db.schema
        .createTable('project_demand_city')
        .addColumn('city_id', key, (column) => column.primaryKey())
        .addColumn('demand_count', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('project_demand_city_by_count')
        .on('project_demand_city')
        .columns(['demand_count desc', 'city_id'])
        .execute();
    },
  },
  '2026-12-01-42-demand-contacts': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('demand_contact_view')
        .addColumn('demand_id', key, (column) => column.notNull().references('project_demand.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('first_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('look_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('demand_contact_view_key', ['demand_id', 'person_id'])
        .execute();
      for (const [name, columns] of [
        ['demand_contact_view_of_demand', ['demand_id', 'last_at desc', 'person_id']],
        ['demand_contact_view_of_person', ['person_id', 'first_at', 'demand_id']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('demand_contact_view')
          .columns([...columns])
          .execute();
      }
    },
  },
};

async function indexDemands(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index project_demand_by_lead on project_demand (lead_id) where lead_id is not null`.execute(
    db,
  );
  await sql`create index project_demand_docked_with on project_demand (docked_with) where docked_with is not null`.execute(
    db,
  );
  // What is open: of a company, and by its end for who notes that it is over.
  const isOpen = sql`review_state = 2 and closed_at is null and docked_at is null`;
  await sql`create index project_demand_of_company on project_demand
    (owner_id, verified_at desc, id, propose_until, review_state, closed_at, docked_at) where ${isOpen}`.execute(db);
  await sql`create index project_demand_to_lapse on project_demand (propose_until, id)
    where ${isOpen} and lapsed_at is null`.execute(db);
  for (const act of ['submitted', 'created']) {
    await sql`create index ${sql.ref(`project_demand_${act}`)}
      on project_demand ((review_state + 0), ${sql.ref(`${act}_at`)}, id, review_state)`.execute(db);
  }
  for (const [name, columns] of [
    ['project_demand_own', ['owner_id', 'updated_at desc', 'id']],
    ['project_demand_own_in_state', ['owner_id', 'review_state', 'updated_at desc', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('project_demand')
      .columns([...columns])
      .execute();
  }
}
