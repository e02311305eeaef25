import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const walletMigrations: Migrations = {
  '2026-11-26-15-points': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('point_rule')
        .addColumn('deed', key, (column) => column.primaryKey())
        .addColumn('points', 'bigint', (column) => column.notNull())
        .addColumn('per_day', 'bigint', (column) => column.notNull())
        .addColumn('is_on', 'integer', (column) => column.notNull())
        .addCheckConstraint('point_rule_sound', sql`0 <= points and points <= per_day`)
        .execute();
      await db.schema
        .createTable('point_day')
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('deed', key, (column) => column.notNull())
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('earned', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('point_day_key', ['person_id', 'deed'])
        .addCheckConstraint('point_day_counts', sql`earned >= 0`)
        .execute();
    },
  },
};
