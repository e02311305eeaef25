import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const proposalMigrations: Migrations = {
  '2026-12-01-50-project-proposals': {
    async up(db) {
      const key = keyText(db);
      let proposal = db.schema
        .createTable('project_proposal')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('demand_id', key, (column) => column.notNull().references('project_demand.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('work_ids', 'text', (column) => column.notNull())
        .addColumn('reason', key);
      for (const name of ['price_yuan', 'days', 'sent_at', 'created_at', 'updated_at']) {
        proposal = proposal.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['seen_at', 'docked_at']) proposal = proposal.addColumn(name, 'bigint');
      await proposal.addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
      await db.schema
        .createIndex('project_proposal_once')
        .unique()
        .on('project_proposal')
        .columns(['demand_id', 'person_id'])
        .execute();
      // One team at a time, whoever is asked and whoever presses at once.
      await sql`create unique index project_proposal_chosen on project_proposal (demand_id)
        where state in ('chosen', 'docked')`.execute(db);
      for (const [name, columns] of [
        ['of_demand', 'demand_id, sent_at desc, id'],
        ['of_demand_in_state', 'demand_id, state, sent_at desc, id'],
        ['of_person', 'person_id, sent_at desc, id'],
        ['of_person_in_state', 'person_id, state, sent_at desc, id'],
      ] as const) {
        await sql`create index ${sql.ref(`project_proposal_${name}`)} on project_proposal (${sql.raw(columns)})`.execute(
          db,
        );
      }
      // With the state, though it is constant: otherwise SQLite would choose another index.
      await sql`create index project_proposal_unseen on project_proposal (demand_id, state, sent_at desc, id)
        where state = 'sent' and seen_at is null`.execute(db);
    },
  },
};
