import * as contract from '@/lib/events/judging/contract';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { craft, judgingScene } from '@/test/judging';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { sourceRow } from '@/test/works';
import { judgedOfPage } from '../desk/find-judged-entries';
import { standingOfPage } from '../desk/find-standing';
import { judgedPictures } from '../judged-pictures';
import { assignmentsOfPage, findAssignments } from './find-assignments';
import { findJudgings, seatsOfPage } from './find-judgings';
import { getAssignment } from './get-assignment';
import { getJudging } from './get-judging';
import { openEntryFilm } from './open-entry-film';

const [ada, bo] = ['ada', 'bo'] as const;
const first = { pageIndex: 1, pageSize: 100 };

describeOnBothEngines('what judges see', (database) => {
  const scene = judgingScene(database);
  const { as, contest, given, open } = scene;
  beforeAll(() => scene.add('organiser', ada, bo, 'dora'));
  beforeEach(() => scene.at(noon));

  test('see their rounds and entries, and what they are scored by', async () => {
    const id = await contest(3, { is_blind: 1, activity: { title_zh: '光之赛', title_en: 'Light Prize' } });
    const { id: round } = await open(id, [ada, bo]);
    const english = as(ada, { language: 'en' });
    const { list } = await findJudgings(english, first);
    expect(contract.judging.parse(list[0])).toEqual({
      ...{ roundId: round, name: { text: 'Shortlist', language: 'en' }, state: 'open', judgeState: 'accepted' },
      contest: { id, name: id, title: 'Light Prize', titleLanguage: 'en' },
      ...{ isChair: false, deadlineTime: '2026-11-21T12:00:00.000+08:00' },
    });
    const judging = await getJudging(english, { roundId: round });
    expect(contract.judgingDetail.parse(judging)).toMatchObject({
      ...{ isBlind: true, needsReason: false, open: 3, scored: 0, recused: 0 },
      criteria: [{ name: { text: '创意', language: 'zh' }, weight: 50 }, { id: craft }],
    });
    const pages = await everyPage((pageIndex) =>
      findAssignments(as(ada), { roundId: round, state: '', pageIndex, pageSize: 2 }),
    );
    const items = pages.flatMap((page) => page.list);
    expect(items.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    expect(contract.assignmentItem.parse(items[0])).toEqual(items[0]);
    expect(await settled([findAssignments(as('dora'), { roundId: round, state: '', ...first })])).toEqual([
      'NullPointer',
    ]);
  });

  test('learn nothing of people, works and files in a blind contest', async () => {
    const id = await contest(1, { is_blind: 1 });
    const { id: round } = await open(id, [ada, bo]);
    const said = await getAssignment(as(ada), { id: await scene.one(round, ada) });
    expect(contract.assignment.parse(said)).toEqual(said);
    expect(said).toMatchObject({ number: 1, title: `参赛 ${id}-1`, authors: null, isEditable: true });
    const text = JSON.stringify([said, await findAssignments(as(ada), { roundId: round, state: '', ...first })]);
    for (const secret of [`${id}-1-maker`, `${id}-1-work`, '名字', 'lin']) expect(text).not.toContain(secret);
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(contract.assignment.shape).toSorted());
  });

  test('learn who made an entry where the contest is not blind', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const { authors } = await getAssignment(as(ada), { id: await scene.one(round, ada) });
    expect(authors).toMatchObject({ workId: `${id}-1-work`, people: [{ userId: `${id}-1-maker` }] });
  });

  test('see pictures that their entries show, and films by addresses that name no work', async () => {
    const id = await contest(2, { is_blind: 1 });
    const [key, unused] = [`entries/${id}/1.jpg`, `entries/${id}/2.jpg`];
    await database().db.transaction(async (tx) => {
      const pictures = [key, unused].map((one) => ({ key: one, entry_id: `${id}-1`, added_at: noon }));
      await insertRows(tx, 'contest_entry_picture', pictures);
      await tx
        .updateTable('contest_entry')
        .set({ pictures: JSON.stringify([key]) })
        .where('id', '=', `${id}-1`)
        .execute();
      const film = { folder: 'videos/x/', renditions: '[]' };
      await insertRows(tx, 'video_source', [{ ...sourceRow(`${id}-1-work`), ...film }]);
      await insertRows(
        tx,
        'account_user',
        [ada, bo].map((one) => ({ id: one, created_at: noon, updated_at: noon })),
      );
    });
    const { id: round } = await open(id, [ada, bo], { perEntry: 1 });
    const [judge, other] = (await given(round))[0]?.judge_id === ada ? [ada, bo] : [bo, ada];
    const sees = (personId: string, picture: string) =>
      judgedPictures.isFor?.(scene.read(), picture, callerOf(personId));
    expect([await sees(judge, key), await sees(other, key), await sees(judge, unused)]).toEqual([true, false, false]);
    const film = (personId: string, number: number) => openEntryFilm(as(personId), { roundId: round, number });
    const opened = await film(judge, 1);
    expect(contract.openEntryFilm.data.parse(opened)).toEqual(opened);
    expect(opened.playlist).toMatch(/\/play\/pass\/[\w-]{1,300}\/master\.m3u8$/);
    expect(await settled([film(other, 1), film(other, 2), film(judge, 3), film('dora', 1)])).toEqual([
      ...['NullPointer', 'NotPlayable', 'NullPointer', 'NullPointer'],
    ]);
    await scene.recuse(judge, await scene.one(round, judge));
    expect([await sees(judge, key), ...(await settled([film(judge, 1)]))]).toEqual([false, 'NullPointer']);
  });

  const far = { roundId: 'r', pageIndex: 500, pageSize: 20 };
  test.each([
    ['rounds of a judge', 'judging_judge_of_person', (db) => seatsOfPage(db, 'ada', far)],
    [
      'all entries of a judge',
      'judging_assignment_of_judge',
      (db) => assignmentsOfPage(db, ada, { ...far, state: '' }),
    ],
    ['their open ones', 'judging_assignment_in_state', (db) => assignmentsOfPage(db, ada, { ...far, state: 'open' })],
    ['entries of a round', 'judging_entry_in_order', (db) => judgedOfPage(db, { ...far, lacking: false, perEntry: 1 })],
    ['a standing', 'judging_entry_standing', (db) => standingOfPage(db, far)],
  ] as [string, string, Parameters<typeof planOf>[1]][])('%s are read from an index alone', async (_, index, query) => {
    const plan = await planOf(database(), query);
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) ${index} `));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
