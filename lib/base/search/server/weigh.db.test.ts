import type { Searchable } from '@/lib/base/thing/port';
import { describeOnBothEngines } from '@/test/engines';
import { findHits } from './find-hits';
import { keepDocument } from './keep-document';
import { renewHeads, weigh } from './weigh';

describeOnBothEngines('weighing', (database) => {
  /** Weights by id, as owned by the slice. */
  let things: Map<string, number>;
  const searchable: Searchable = {
    kind: 'topic',
    readDocument: async (_, id) => {
      const weight = things.get(id);
      return weight === undefined ? null : { nameZh: `光 ${id}`, nameEn: null, keywords: [], texts: [], weight };
    },
    findIds: async () => [],
    findWeights: async (_, ids) => new Map(ids.flatMap((id) => (things.has(id) ? [[id, things.get(id) ?? 0]] : []))),
  };
  const keepAll = () =>
    database().db.transaction(async (tx) => {
      for (const id of things.keys()) await keepDocument(tx, 'topic', id, searchable.readDocument);
    });
  /** The ids in each tier. */
  const tiers = async () => {
    const rows = await database()
      .db.read.selectFrom('index_document')
      .select(['thing_id', 'tier'])
      .orderBy('thing_id')
      .execute();
    return [0, 1, 2].map((tier) => rows.filter((row) => row.tier === tier).map(({ thing_id }) => thing_id));
  };
  const heads = async () => (await tiers()).slice(0, 2);
  const renew = (...sizes: number[]) => renewHeads(database().db, searchable, { sizes });

  beforeEach(async () => {
    things = new Map();
    await weigh(database().db, searchable);
    things = new Map(Array.from({ length: 600 }, (_, index) => [`t${index}`, index]));
  });

  test('takes over what has become of the weights, and drops what nobody is to find any more', async () => {
    await keepAll();
    things.set('t3', 9000);
    things.delete('t599');
    await weigh(database().db, searchable);
    const rows = await database().db.read.selectFrom('index_document').select(['thing_id', 'weight']).execute();
    expect(new Map(rows.map(({ thing_id, weight }) => [thing_id, weight]))).toEqual(things);
    expect((await findHits(database().db.read, 'topic', '光')).slice(0, 2)).toEqual(['t3', 't598']);
  });

  test('makes the heaviest the head, moves those who came and went, and finds all of them as before', async () => {
    things = new Map([...things].slice(0, 150));
    await keepAll();
    expect((await heads())[0]).toHaveLength(150);
    await renew(1, 3);
    expect(await heads()).toEqual([['t149'], ['t147', 't148']]);
    things.set('t0', 150).set('t148', 1);
    await weigh(database().db, searchable);
    await renew(1, 3);
    expect(await heads()).toEqual([['t0'], ['t147', 't149']]);
    expect(await findHits(database().db.read, 'topic', '光')).toHaveLength(150);
    for (const id of ['t148', 't147', 't0']) {
      expect(await findHits(database().db.read, 'topic', `光 ${id}`)).toEqual([id]);
    }
    // Later things follow the same bounds.
    things.set('new', 146).set('newer', 147).set('newest', 151);
    await keepAll();
    expect(await heads()).toEqual([
      ['newest', 't0'],
      ['newer', 't147', 't149'],
    ]);
  });

  test('leaves those out of the head who weigh as little as very many others', async () => {
    things = new Map(Array.from({ length: 40 }, (_, index) => [`t${index}`, index < 2 ? 5 : 0]));
    await keepAll();
    await renew(1, 3);
    expect(await heads()).toEqual([['t0', 't1'], []]);
  });

  test('counts everything of a small kind to its head', async () => {
    things = new Map([['a', 0]]);
    await keepAll();
    await weigh(database().db, searchable);
    expect(await heads()).toEqual([['a'], []]);
  });
});
