import { type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const activityMigrations: Migrations = {
  '2026-11-20-06-activity': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('activity')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('organiser_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text')
        .addColumn('category', 'integer', (column) => column.notNull())
        .addColumn('review_state', 'integer', (column) => column.notNull())
        .addColumn('cover', 'text')
        .addColumn('hold_start_at', 'bigint', (column) => column.notNull())
        .addColumn('hold_end_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      // A partial index of listed rows: far pages take a quarter of the time.
      await sql`create index activity_by_start on activity (hold_start_at desc, id)
        where review_state = 2`.execute(db);
      await db.schema.createIndex('activity_organiser').on('activity').column('organiser_id').execute();
    },
  },
  '2026-11-20-18-activity': {
    async up(db) {
      await sql`create index activity_of_person on activity (organiser_id, hold_start_at desc, id)
        where review_state = 2`.execute(db);
    },
  },
  '2026-11-24-42-activity-cover': {
    async up(db) {
      // Access to a picture is checked by its key (ADR 26).
      await db.schema.createIndex('activity_by_cover').on('activity').columns(['cover', 'review_state']).execute();
    },
  },
  '2026-11-27-01-activity-editor': {
    async up(db) {
      const key = keyText(db);
      const texts = ['body_zh', 'body_en', 'venue_zh', 'venue_en', 'address_zh', 'address_en', 'online_url'];
      for (const name of [...texts, 'reason', 'cancel_reason']) await addColumn(db, name, 'text', '');
      for (const name of ['photos', 'questions', 'words']) await addColumn(db, name, 'text', '[]');
      const numbers = [
        'photo_count',
        'enrol_start_at',
        'enrol_end_at',
        'capacity',
        'price_to',
        'revision',
        'updated_at',
      ];
      for (const name of [...numbers, 'comment_count']) await addColumn(db, name, 'bigint', 0);
      await addColumn(db, 'refund_percent', 'bigint', 100);
      const times = ['submitted_at', 'verified_at', 'edited_at', 'canceled_at', 'told_at'];
      for (const name of ['common_stock', 'refund_hours', 'price_from', ...times]) {
        await db.schema.alterTable('activity').addColumn(name, 'bigint').execute();
      }
      await db.schema
        .alterTable('activity')
        .addColumn('topic_id', key, (column) => column.references('topic.id').onDelete('set null'))
        .execute();
      await db.schema
        .alterTable('activity')
        .addColumn('city_id', key, (column) => column.notNull().defaultTo(''))
        .execute();
      // What there is was written before there was an editor: registration is open until the end and costs nothing.
      await sql`update activity set enrol_start_at = created_at, enrol_end_at = hold_end_at, updated_at = created_at,
        submitted_at = created_at, verified_at = case when review_state = 2 then created_at end,
        price_from = case when category = 3 then null else 0 end`.execute(db);
      await sql`create index activity_of_topic on activity (topic_id, hold_start_at desc, id)
        where review_state = 2`.execute(db);
      await sql`create index activity_with_photos on activity (hold_end_at desc, id)
        where review_state = 2 and photo_count > 0`.execute(db);
      await db.schema.createIndex('activity_by_topic').on('activity').column('topic_id').execute();
      await db.schema.dropIndex('activity_organiser').execute();
      for (const [name, columns] of [
        ['activity_own', ['organiser_id', 'updated_at desc', 'id']],
        ['activity_by_organiser', ['organiser_id', 'review_state']],
        ['activity_submitted', ['review_state', 'submitted_at', 'id']],
        ['activity_created', ['review_state', 'created_at', 'id']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('activity')
          .columns([...columns])
          .execute();
      }
    },
  },
  '2026-11-27-02-activity-parts': {
    async up(db) {
      const key = keyText(db);
      let types = db.schema
        .createTable('activity_ticket_type')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id').onDelete('cascade'));
      for (const name of ['name_zh', 'name_en']) types = types.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['position', 'price_fen', 'per_person']) {
        types = types.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['quantity', 'sale_start_at', 'sale_end_at']) types = types.addColumn(name, 'bigint');
      await types
        .addColumn('shares_stock', 'integer', (column) => column.notNull())
        .addColumn('is_paused', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('activity_ticket_type_in_order')
        .on('activity_ticket_type')
        .columns(['activity_id', 'position', 'id'])
        .execute();
      await db.schema
        .createTable('activity_reminder')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('activity_reminder_key', ['activity_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('activity_reminder_of_person')
        .on('activity_reminder')
        .columns(['person_id', 'activity_id'])
        .execute();
      await db.schema
        .createTable('activity_picture')
        .addColumn('key', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id').onDelete('cascade'))
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('activity_picture_of_activity')
        .on('activity_picture')
        .columns(['activity_id', 'key'])
        .execute();
    },
  },
  '2026-11-27-03-activity-lists': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('activity_entry')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id').onDelete('cascade'))
        .addColumn('category', 'integer', (column) => column.notNull())
        .addColumn('city_id', key, (column) => column.notNull())
        .addColumn('price', key, (column) => column.notNull())
        .addColumn('hold_start_at', 'bigint', (column) => column.notNull())
        .addColumn('hold_end_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('activity_entry_key', ['activity_id', 'category', 'city_id', 'price'])
        .execute();
      // The last column is only filtered by: whether one has begun, or is over, is read from the index too.
      for (const [name, order] of [
        ['activity_entry_by_start', ['hold_start_at', 'activity_id', 'hold_end_at']],
        ['activity_entry_by_end', ['hold_end_at', 'activity_id', 'hold_start_at']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('activity_entry')
          .columns(['category', 'city_id', 'price', ...order])
          .execute();
      }
      await db.schema
        .createTable('activity_city')
        .addColumn('city_id', key, (column) => column.primaryKey())
        .addColumn('activity_count', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('activity_city_by_count')
        .on('activity_city')
        .columns(['activity_count desc', 'city_id'])
        .execute();
      // What is public so far has no city: of its combinations, those of category and price.
      for (const category of [sql`0`, sql`category`]) {
        for (const price of [sql`''`, sql`'free'`]) {
          await sql`insert into activity_entry (activity_id, category, city_id, price, hold_start_at, hold_end_at)
            select id, ${category}, '', ${price}, hold_start_at, hold_end_at from activity
            where review_state = 2 and (price_from is not null or ${price} = '')`.execute(db);
        }
      }
    },
  },
  '2026-11-27-04-activity-feed': {
    async up(db) {
      await sql`create index activity_published on activity (verified_at desc, id)
        where review_state = 2`.execute(db);
    },
  },
  '2026-11-27-05-activity-plans': {
    async up(db) {
      // A far page of the photo wall skips entries of the index alone.
      await db.schema.dropIndex('activity_with_photos').execute();
      await sql`create index activity_with_photos on activity (hold_end_at desc, id, review_state, canceled_at)
        where photo_count > 0`.execute(db);
      // Of an expression, so that no list of public activities is led by them (`in-state.ts`).
      for (const act of ['submitted', 'created']) {
        await db.schema.dropIndex(`activity_${act}`).execute();
        await sql`create index ${sql.ref(`activity_${act}`)}
          on activity ((review_state + 0), ${sql.ref(`${act}_at`)}, id)`.execute(db);
      }
    },
  },
  '2026-11-27-41-activity-index-only': {
    async up(db) {
      // PostgreSQL reads an expression from an index alone only where its column is in the index as well.
      for (const act of ['submitted', 'created']) {
        await db.schema.dropIndex(`activity_${act}`).execute();
        await sql`create index ${sql.ref(`activity_${act}`)}
          on activity ((review_state + 0), ${sql.ref(`${act}_at`)}, id, review_state)`.execute(db);
      }
      // What a far page of the photo wall skips has passed all its filters by being in the index.
      await db.schema.dropIndex('activity_with_photos').execute();
      await sql`create index activity_with_photos
        on activity ((review_state + 0), hold_end_at desc, id, review_state)
        where photo_count > 0 and canceled_at is null`.execute(db);
    },
  },
  '2026-11-28-00-activity-contest-name': {
    async up(db) {
      await db.schema.alterTable('activity').addColumn('contest_name', keyText(db)).execute();
      await sql`create unique index activity_by_contest_name on activity (contest_name)
        where contest_name is not null`.execute(db);
    },
  },
};

/** Adds a column to the activities that has a value in every row. */
async function addColumn(
  db: Kysely<unknown>,
  name: string,
  type: 'text' | 'bigint',
  value: string | number,
): Promise<void> {
  await db.schema
    .alterTable('activity')
    .addColumn(name, type, (column) => column.notNull().defaultTo(value))
    .execute();
}
