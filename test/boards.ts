import type { Insertable } from 'kysely';
import type { Tables } from '@/lib/platform/server/db/tables';
import type { Board } from '@/lib/works/ranking/codes';
import { findBoard } from '@/lib/works/ranking/contract';
import { listBoard } from '@/lib/works/ranking/server/list-board';
import { noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow } from './rows';

/** Boards in a test's database; each test begins without works. The people `author`, `other`, `ann` and `bo` exist. */
export function useBoards(database: () => TestDatabase) {
  const insert = <Table extends keyof Tables>(table: Table, rows: Insertable<Tables[Table]>[]) =>
    database().db.transaction((tx) => insertRows(tx, table, rows));

  beforeAll(() =>
    insert(
      'person',
      ['author', 'other', 'ann', 'bo'].map((id) => personRow({ id })),
    ),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      const tables = ['ranking_place', 'video_day', 'like_mark', 'comment_entry', 'collection_item'] as const;
      for (const table of [...tables, 'video', 'page_invalidation'] as const) await tx.deleteFrom(table).execute();
    }),
  );

  return {
    insert,
    /** A board, at noon of 20 November by default. */
    board: async (name: Board, now = noon) => {
      const found = await listBoard(testContext(database().db, { now: () => now }), { board: name });
      expect(findBoard.data.parse(found)).toEqual(found);
      return found;
    },
    /** The invalidated tags. */
    tags: async () =>
      (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map(({ tag }) => tag),
  };
}
