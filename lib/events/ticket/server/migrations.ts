import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const ticketMigrations: Migrations = {
  '2026-11-27-10-tickets': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('ticket_stock')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id').onDelete('cascade'))
        .addColumn('total', 'bigint')
        .addColumn('taken', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('is_closed', 'integer', (column) => column.notNull().defaultTo(0))
        .addCheckConstraint('ticket_stock_sound', sql`taken >= 0 and (total is null or taken <= total)`)
        .execute();
      await db.schema
        .createIndex('ticket_stock_of_activity')
        .on('ticket_stock')
        .columns(['activity_id', 'id'])
        .execute();
      let ticket = db.schema
        .createTable('ticket')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('ticket_type_id', key)
        .addColumn('order_id', key, (column) => column.references('sale_order.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull());
      for (const name of ['attendee', 'mobile']) ticket = ticket.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['price_fen', 'created_at']) {
        ticket = ticket.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['age', 'used_at', 'returned_at']) ticket = ticket.addColumn(name, 'bigint');
      await ticket
        .addColumn('return_fen', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('occupation', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('answers', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('is_shown', 'integer', (column) => column.notNull())
        .execute();
      for (const [name, columns] of [
        ['ticket_of_activity', ['activity_id', 'state', 'created_at desc', 'id']],
        ['ticket_of_order', ['order_id', 'id']],
        ['ticket_of_person', ['person_id', 'created_at desc', 'id']],
        // The limit per person counts these.
        ['ticket_of_type', ['person_id', 'ticket_type_id', 'state']],
        ['ticket_of_both', ['person_id', 'activity_id', 'state']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('ticket')
          .columns([...columns])
          .execute();
      }
    },
  },
  '2026-11-27-11-participants': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('ticket_order')
        .addColumn('order_id', key, (column) => column.primaryKey().references('sale_order.id'))
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('organiser_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      for (const column of ['activity', 'organiser']) {
        await db.schema
          .createIndex(`ticket_order_of_${column}`)
          .on('ticket_order')
          .columns([`${column}_id`, 'created_at desc', 'order_id'])
          .execute();
      }
      await db.schema
        .createTable('ticket_participant')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('ticket_count', 'bigint', (column) => column.notNull())
        .addColumn('is_shown', 'integer', (column) => column.notNull())
        .addColumn('joined_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('ticket_participant_key', ['activity_id', 'person_id'])
        .addCheckConstraint('ticket_participant_sound', sql`ticket_count >= 0`)
        .execute();
      await sql`create index ticket_participant_shown on ticket_participant (activity_id, joined_at desc, person_id)
        where ticket_count > 0 and is_shown = 1`.execute(db);
      await sql`create index ticket_participant_of_person on ticket_participant (person_id, joined_at desc, activity_id)
        where ticket_count > 0`.execute(db);
    },
  },
  '2026-11-27-12-waiting-lists': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('ticket_wait')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('ticket_type_id', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('quantity', 'bigint', (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('joined_at', 'bigint', (column) => column.notNull())
        .addColumn('offered_until', 'bigint')
        .execute();
      // One open place of a person in a list; the order of the list.
      await sql`create unique index ticket_wait_open on ticket_wait (person_id, ticket_type_id)
        where state in ('waiting', 'offered')`.execute(db);
      await sql`create index ticket_wait_in_order on ticket_wait (ticket_type_id, joined_at, id)
        where state = 'waiting'`.execute(db);
      // Who is next when something of a common stock comes back, and what was offered for long enough.
      await sql`create index ticket_wait_next on ticket_wait (activity_id, joined_at, id)
        where state = 'waiting'`.execute(db);
      await sql`create index ticket_wait_offered on ticket_wait (offered_until)
        where offered_until is not null`.execute(db);
      await db.schema
        .createIndex('ticket_wait_of_activity')
        .on('ticket_wait')
        .columns(['activity_id', 'state'])
        .execute();
    },
  },
  '2026-11-27-13-tickets-in-order': {
    async up(db) {
      // What an organiser pages through, exports and counts; what is only read of it is in the index too.
      await db.schema
        .createIndex('ticket_in_order')
        .on('ticket')
        .columns(['activity_id', 'created_at', 'id', 'state', 'ticket_type_id'])
        .execute();
    },
  },
  '2026-11-27-42-state-of-ticket-orders': {
    async up(db) {
      await db.schema
        .alterTable('ticket_order')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
        .execute();
      await sql`update ticket_order
        set state = (select state from sale_order where sale_order.id = ticket_order.order_id)`.execute(db);
      // Of what a far page skips, the index alone is read.
      await db.schema.dropIndex('ticket_order_of_organiser').execute();
      await sql`create index ticket_order_of_organiser
        on ticket_order (organiser_id, created_at desc, order_id, activity_id)`.execute(db);
      await sql`create index ticket_order_of_organiser_in_state
        on ticket_order (organiser_id, state, created_at desc, order_id, activity_id)`.execute(db);
      await sql`create index ticket_order_of_activity_in_state
        on ticket_order (activity_id, state, created_at desc, order_id)`.execute(db);
    },
  },
  '2026-11-27-43-tickets-in-one-state': {
    async up(db) {
      // Ids in the same direction as times: read backwards it is the order of the pages of one state.
      await db.schema.dropIndex('ticket_of_activity').execute();
      await db.schema
        .createIndex('ticket_of_activity')
        .on('ticket')
        .columns(['activity_id', 'state', 'created_at', 'id'])
        .execute();
    },
  },
};
