import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import * as contract from '@/lib/events/judging/contract';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { brokenRules, completeRound, craft, idea, judgedEntry, judgingScene } from '@/test/judging';
import { insertRows } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import { extendRound } from './extend-round';
import { openRound } from './open-round';
import { removeRound } from './remove-round';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;

describeOnBothEngines('the opening of a round', (database) => {
  const scene = judgingScene(database);
  const { contest, draft, open, organiser, save, invite, answer } = scene;
  beforeAll(() => scene.add('organiser', ada, bo, chen, 'dora', 'editor'));
  beforeEach(() => scene.at(noon));

  test('opens with all shown entries, each for so many judges, who have a fair share and are told', async () => {
    const id = await contest(6);
    await scene.enter([
      judgedEntry({ id: `${id}-failed`, activity_id: id, number: 7, is_shown: 0, state: 'submitFailed' }),
    ]);
    const round = await open(id, [ada, bo, chen]);
    expect(contract.round.parse(round)).toMatchObject({ state: 'open', entryCount: 6, openedTime: expect.any(String) });
    expect(round.judges.map(({ userId, open: given }) => [userId, given])).toEqual([
      [ada, 4],
      [bo, 4],
      [chen, 4],
    ]);
    const given = await scene.given(round.id);
    expect(new Set(given.map(({ entry_id }) => entry_id)).size).toBe(6);
    expect(await scene.noticesOf(id, 'judgingAssigned')).toEqual(
      [ada, bo, chen].map((one) => `judgingAssigned ${one}`),
    );
    // What it is judged by and by whom is fixed from now on.
    expect(
      await settled([
        save(id, { id: round.id, revision: round.revision }),
        invite(round.id, 'dora'),
        removeRound(organiser(), { id: round.id }),
      ]),
    ).toEqual(['Changed', 'Changed', 'Changed']);
    expect(await settled([answer(ada, round.id, false)])).toEqual(['JudgingClosed']);
  });

  test('opens once, of two at once', async () => {
    const id = await contest(4);
    const { id: round, revision } = await draft(id, [ada, bo]);
    const opening = () => openRound(organiser(), { id: round, revision });
    expect(counted(await settled([opening(), opening(), opening()]))).toEqual({ done: 1, Changed: 2 });
    expect(await scene.given(round)).toHaveLength(8);
  });

  test('is not opened while it lacks something, and says all of it', async () => {
    const opening = async (contestId: string, judges: string[], more: object = {}) => {
      const { id, revision } = await draft(contestId, judges, more);
      return openRound(organiser(), { id, revision });
    };
    const none = await contest(0);
    expect(await brokenRules(opening(none, [], { nameZh: '', nameEn: '', criteria: [], tieOrder: [] }))).toEqual([
      ...['nameZh required', 'criteria required', 'judges required'],
    ]);
    expect(await brokenRules(opening(none, [ada, bo]))).toEqual(['position before']);
    expect(await brokenRules(opening(await contest(0), [ada, bo]))).toEqual(['entries required']);
    const early = await contest(1, { enrol_end_at: noon + millisecondsInHour });
    expect(await brokenRules(opening(early, [ada, bo]))).toEqual(['entries open']);
    for (const [state, rule] of [
      ['submitted', 'unchecked'],
      ['unpaid', 'unpaid'],
    ] as const) {
      const waiting = await contest(1);
      await scene.enter([judgedEntry({ id: `${waiting}-waits`, activity_id: waiting, number: 2, is_shown: 0, state })]);
      expect(await brokenRules(opening(waiting, [ada, bo]))).toEqual([`entries ${rule}`]);
    }
    const entered = await contest(1);
    const { id, revision } = await draft(entered, [ada, bo]);
    await scene.enter([
      judgedEntry({ id: `${entered}-late`, activity_id: entered, number: 2, person_id: 'latecomer' }),
    ]);
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ person_id: ada }).where('id', '=', `${entered}-late`).execute(),
    );
    expect(await brokenRules(openRound(organiser(), { id, revision }))).toEqual(['judges entrant']);
    expect(await settled([openRound(organiser(), { id, revision: revision - 1 })])).toEqual(['Changed']);
  });

  test('is not opened where nobody may judge some entry, and keeps nothing of the attempt', async () => {
    const id = await contest(2);
    await database().db.transaction((tx) =>
      insertRows(tx, 'video_credit', [
        { video_id: `${id}-1-work`, person_id: ada, position: 1, roles: '[]', state: 'confirmed' },
      ]),
    );
    const { id: round, revision } = await draft(id, [ada], { perEntry: 1 });
    expect(await brokenRules(openRound(organiser(), { id: round, revision }))).toEqual(['judges conflicts']);
    expect([await scene.given(round), (await scene.round(round)).state]).toEqual([[], 'draft']);
  });

  test('gives its judges more time, never less', async () => {
    const id = await contest(1);
    const { id: round, revision } = await open(id, [ada, bo]);
    const extend = (days: number) =>
      extendRound(organiser(), {
        ...{ id: round, revision },
        deadlineTime: new Date(noon + days * millisecondsInDay).toISOString(),
      });
    expect(await brokenRules(extend(1))).toEqual(['deadlineTime past']);
    expect((await extend(2)).deadlineTime).toBe('2026-11-22T12:00:00.000+08:00');
    expect(await scene.noticesOf(id, 'judgingExtended')).toEqual(['judgingExtended ada', 'judgingExtended bo']);
    expect(await settled([extend(3)])).toEqual(['Changed']);
  });

  test('a later one takes what goes on, or the published shortlist', async () => {
    const id = await contest(3);
    const first = await open(id, [ada, bo], { perEntry: 1 });
    for (const { id: given, judge_id, entry_id } of await scene.given(first.id)) {
      await scene.score(judge_id, given, entry_id.endsWith('-3') ? [2, 2] : [9, 9]);
    }
    // Both on the first place go on with one place.
    expect((await scene.close(first.id, 1)).goOn).toBe(1);
    const second = await open(id, [ada, bo], {
      criteria: completeRound.criteria.toReversed(),
      tieOrder: [craft, idea],
    });
    const entriesOf = async (round: string) => [...new Set((await scene.given(round)).map(({ entry_id }) => entry_id))];
    expect(await entriesOf(second.id)).toEqual([`${id}-1`, `${id}-2`]);
    scene.atDeadline();
    await scene.close(second.id, 0, true);
    await database().db.transaction(async (tx) => {
      await tx.updateTable('contest').set({ shortlisted_at: noon }).where('activity_id', '=', id).execute();
      await tx.updateTable('contest_entry').set({ state: 'shortlisted' }).where('id', '=', `${id}-3`).execute();
    });
    scene.at(noon);
    const third = await open(id, [ada, bo]);
    expect(await entriesOf(third.id)).toEqual([`${id}-3`]);
  });
});
