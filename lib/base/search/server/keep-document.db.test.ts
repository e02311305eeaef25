import { sql } from 'kysely';
import type { SearchDocument } from '@/lib/base/thing/codes';
import type { ReadDocument } from '@/lib/base/thing/port';
import { openDatabase } from '@/lib/platform/server/db/open';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { findHits } from './find-hits';
import { keepDocument } from './keep-document';
import { keepDocuments } from './keep-documents';

/** A thing as its slice reads it: a person, here with the nickname only. */
const readPerson: ReadDocument = async (tx, id) => {
  const person = await tx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || person.erased_at !== null) return null;
  return { nameZh: person.nickname, nameEn: null, keywords: [], texts: [person.bio], weight: person.follower_count };
};

describeOnBothEngines('keeping a document', (database) => {
  const find = (text: string) => findHits(database().db.read, 'person', text);
  const keepAs = (document: SearchDocument | null) =>
    database().db.transaction((tx) => keepDocument(tx, 'person', 'lin', async () => document));
  const documents = () => database().db.read.selectFrom('index_document').selectAll().execute();
  const wordRows = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from index_words`.execute(
      database().db.read,
    );
    return Number(rows[0]?.count);
  };
  const named = (nameZh: string, weight = 0): SearchDocument => ({
    nameZh,
    nameEn: null,
    keywords: [],
    texts: [],
    weight,
  });

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await keepDocument(tx, 'person', 'lin', async () => null);
      await tx.deleteFrom('index_kind').execute();
      await tx.deleteFrom('person').execute();
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林一' })]);
    }),
  );

  test('takes the place of what was kept of the thing', async () => {
    await keepAs(named('林一'));
    await keepAs({ ...named('江月', 7), nameEn: 'River Moon' });
    expect(await find('林一')).toEqual([]);
    expect(await find('river')).toEqual(['lin']);
    expect(await documents()).toEqual([
      expect.objectContaining({
        thing_id: 'lin',
        name_zh: '江月',
        name_key: '\n江月\nriver moon',
        weight: 7,
        tier: 0,
      }),
    ]);
    expect(await wordRows()).toBe(1);
  });

  test('leaves nothing of what nobody is to find, however often', async () => {
    await keepAs(named('林一'));
    await keepAs(null);
    await keepAs(null);
    expect([await documents(), await wordRows(), await find('林一')]).toEqual([[], 0, []]);
  });

  test('is undone with the transaction', async () => {
    await keepAs(named('林一'));
    const broken = database().db.transaction(async (tx) => {
      await keepDocument(tx, 'person', 'lin', async () => named('江月'));
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect([await find('林一'), await find('江月')]).toEqual([['lin'], []]);
  });

  test('puts into a head only what weighs as much as it does', async () => {
    const heads = { kind: 'person' as const, version: 1, head_weights: '[20,10]' };
    await database().db.transaction((tx) => tx.insertInto('index_kind').values(heads).execute());
    for (const [weight, tier] of [
      [9, 2],
      [10, 1],
      [20, 0],
    ] as const) {
      await keepAs(named('林一', weight));
      expect((await documents())[0]).toMatchObject({ weight, tier });
      expect(await find('林一')).toEqual(['lin']);
    }
  });

  test('by many at once, each with its own change, agrees with the last of them', async () => {
    const other = openDatabase(database().url);
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (turn % 2 ? other : database().db).transaction(async (tx) => {
          const column = turn % 3 ? 'nickname' : 'bio';
          await tx
            .updateTable('person')
            .set({ [column]: `名字${turn}` })
            .where('id', '=', 'lin')
            .execute();
          await keepDocument(tx, 'person', 'lin', readPerson);
        }),
      ),
    );
    await other.close();
    const { nickname, bio } = await database().db.read.selectFrom('person').selectAll().executeTakeFirstOrThrow();
    expect(await documents()).toMatchObject([{ name_zh: nickname }]);
    expect([await find(nickname), await find(bio), await wordRows()]).toEqual([['lin'], ['lin'], 1]);
  });

  test('by two who change different parts of one thing without holding it themselves misses neither', async () => {
    const other = openDatabase(database().url);
    const rename = (db: typeof other, columns: object) =>
      db.transaction(async (tx) => {
        await keepDocument(tx, 'person', 'lin', async (inside, id) => {
          await inside.updateTable('person').set(columns).where('id', '=', id).execute();
          return readPerson(inside, id);
        });
      });
    await Promise.all([rename(database().db, { nickname: '江月' }), rename(other, { bio: '用光作画' })]);
    await other.close();
    expect([await find('江月'), await find('作画')]).toEqual([['lin'], ['lin']]);
  });

  test('ends the pages of what was found, in its transaction', async () => {
    const ended = async () =>
      (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map(({ tag }) => tag);
    const forget = () => database().db.transaction((tx) => tx.deleteFrom('page_invalidation').execute());
    for (const document of [named('江月'), named('江月新'), null]) {
      await forget();
      await keepAs(document);
      expect(await ended()).toEqual(['search:index']);
    }
    await forget();
    const many = {
      kind: 'person',
      readDocument: readPerson,
      findIds: async () => [],
      findWeights: async () => new Map(),
    } as const;
    await keepDocuments(database().db, many, ['lin', 'mei', 'nobody']);
    expect(await ended()).toEqual(['search:index']);
    await forget();
    const undone = database().db.transaction(async (tx) => {
      await keepDocument(tx, 'person', 'lin', async () => named('江月'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await ended()).toEqual([]);
  });
});
