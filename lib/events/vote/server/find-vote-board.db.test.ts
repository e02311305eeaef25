import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../contract';
import { entriesAbove, entriesOfPage, entriesTied } from './board';
import { findVoteBoard } from './find-vote-board';
import { getVotePlace } from './get-vote-place';
import { getVoteTotals } from './get-vote-totals';

const people = Array.from({ length: 9 }, (_, index) => `p${index}`);

describeOnBothEngines('the board of a vote', (database) => {
  const scene = voteScene(database);
  const { add, vote, turn } = scene;
  const board = (name: string, input: object = {}, context: Context = scene.product()) =>
    findVoteBoard(context, contract.findVoteBoard.input.parse({ name, ...input }));
  const shown = async (name: string, input?: object) =>
    (await board(name, input)).list.map(({ number, count, place }) => [number, count, place]);
  const placeOf = (entryId: string) => getVotePlace(scene.product(), { entryId });
  /** Gives each entry so many votes. */
  async function give(name: string, counts: readonly number[]) {
    for (const [index, count] of counts.entries()) {
      for (const person of people.slice(0, count)) await vote(person, `${name}-${index + 1}`);
    }
  }

  beforeAll(() => scene.begin(people));
  beforeEach(() => scene.at(voteAt.start));

  test('has those with the most votes first, then by number; as many votes are one place', async () => {
    const name = await add(5);
    await give(name, [0, 2, 3, 2, 0]);
    const { list, ...rest } = await board(name);
    expect(contract.findVoteBoard.data.parse({ list, ...rest })).toEqual({ list, nextPage: null, hasNextPage: false });
    expect(await shown(name)).toEqual([
      [3, 3, 1],
      [2, 2, 2],
      [4, 2, 2],
      [1, 0, 4],
      [5, 0, 4],
    ]);
    expect(list[0]).toMatchObject({ id: `${name}-3`, title: `参赛 ${name}-3`, titleLanguage: 'zh' });
  });

  test('has everybody once over all pages, at the same places', async () => {
    const name = await add(7);
    await give(name, [1, 1, 0, 4, 0, 1, 0]);
    const pages = await everyPage((pageIndex) => board(name, { pageIndex, pageSize: 2 }));
    expect(pages.flatMap(({ list }) => list.map(({ number, place }) => [number, place]))).toEqual(
      (await shown(name)).map(([number, , place]) => [number, place]),
    );
    expect((await board(name, { pageIndex: 9 })).list).toEqual([]);
  });

  test('of a category has its entries only, at places of their own', async () => {
    const name = await add(3, { name: 'of-two', categories: { 'of-two-film': {}, 'of-two-light': {} } });
    await give(name, [3, 1, 2]);
    for (const entry of [2, 3]) await turn(`${name}-${entry}`, { category_id: 'of-two-light', is_shown: 1 });
    expect(await shown(name, { categoryId: 'of-two-light' })).toEqual([
      [3, 2, 1],
      [2, 1, 2],
    ]);
    expect(await placeOf(`${name}-2`)).toEqual({ count: 1, place: 3, placeInCategory: 2 });
    expect(await shown(name, { categoryId: 'nothing' })).toEqual([]);
  });

  test('leaves out entries that are shown no longer, whose votes were cast all the same', async () => {
    const name = await add(3);
    await give(name, [3, 2, 1]);
    await turn(`${name}-1`, { is_shown: 0, state: 'withdrawn' });
    expect(await shown(name)).toEqual([
      [2, 2, 1],
      [3, 1, 2],
    ]);
    expect(await getVoteTotals(scene.product(), { name })).toMatchObject({ cast: 6, counted: 6 });
  });

  test('is there once works are shown, for a public contest with a vote', async () => {
    const name = await add(1, { works_at: voteAt.start + 1 });
    const others = [
      await add(1, { vote_start_at: null, vote_end_at: null }),
      await add(1, { published_at: null }),
      await add(1, { activity: { review_state: 1 } }),
      'nothing',
    ];
    const asked = () => settled([board(name), placeOf(`${name}-1`)]);
    expect(await asked()).toEqual(['NullPointer', 'NullPointer']);
    scene.at(voteAt.start + 1);
    expect(await asked()).toEqual(['done', 'done']);
    expect(await settled(others.map((other) => board(other)))).toEqual(others.map(() => 'NullPointer'));
    expect(await settled(others.map((other) => getVoteTotals(scene.product(), { name: other })))).toEqual(
      others.map(() => 'NullPointer'),
    );
  });

  type Query = Pick<InputOf<typeof contract.findVoteBoard>, 'pageIndex' | 'categoryId'>;
  test.each<[string, 'open' | 'frozen', Query]>([
    ['contest_vote_board', 'open', { pageIndex: 1, categoryId: '' }],
    ['contest_vote_board', 'open', { pageIndex: 500, categoryId: '' }],
    ['contest_vote_board_frozen', 'frozen', { pageIndex: 500, categoryId: '' }],
    ['contest_vote_board_of_category', 'open', { pageIndex: 500, categoryId: 'c' }],
    ['contest_vote_board_of_category_frozen', 'frozen', { pageIndex: 500, categoryId: 'c' }],
  ])('reads of %s alone, in its order (%s, %j)', async (index, phase, { categoryId, pageIndex }) => {
    const asked = { contestId: 'a', categoryId, phase };
    const page = await planOf(database(), (db) => entriesOfPage(db, asked, { pageIndex, pageSize: 20 }));
    expect(page).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) ${index} `));
    const above = await planOf(database(), (db) => entriesAbove(db, asked, 7));
    const tied = await planOf(database(), (db) => entriesTied(db, asked, { count: 7, number: 3 }));
    // PostgreSQL finds out which of them is the shortest when there are rows.
    const read = new RegExp(`COVERING INDEX ${index} |Index (Only )?Scan using contest_vote_board`);
    expect([above, tied]).toEqual([expect.stringMatching(read), expect.stringMatching(read)]);
    expect(`${page}${above}${tied}`).not.toMatch(/Sort|B-TREE/);
  });
});
