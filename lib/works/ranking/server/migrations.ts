import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const rankingMigrations: Migrations = {
  '2026-11-20-36-ranking': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('ranking_place')
        .addColumn('step', key, (column) => column.notNull())
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('rank', 'integer', (column) => column.notNull())
        .addColumn('thing_id', key, (column) => column.notNull())
        .addColumn('score', 'bigint', (column) => column.notNull())
        .addColumn('moved', 'integer')
        .addPrimaryKeyConstraint('ranking_place_pk', ['step', 'day', 'rank'])
        .addUniqueConstraint('ranking_place_once', ['step', 'day', 'thing_id'])
        .execute();
    },
  },
};
