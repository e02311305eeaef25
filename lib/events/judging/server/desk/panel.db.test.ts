import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { brokenRules, judgedEntry, judgingScene } from '@/test/judging';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;

describeOnBothEngines('the panel of a round', (database) => {
  const scene = judgingScene(database);
  const { contest, save, invite, answer } = scene;
  beforeAll(() => scene.add('organiser', ada, bo, chen, 'dora', 'editor'));
  beforeEach(() => scene.at(noon));

  test('asks judges, who answer until it opens, and has one chair', async () => {
    const id = await contest(1);
    const { id: round } = await save(id);
    await invite(round, ada, true);
    await invite(round, bo, true);
    await invite(round, ada);
    await answer(ada, round);
    await answer(ada, round);
    await answer(bo, round, false);
    const { judges } = await invite(round, chen, true);
    expect(judges.map(({ userId, state, isChair }) => [userId, state, isChair])).toEqual([
      [ada, 'accepted', false],
      [bo, 'declined', false],
      [chen, 'invited', true],
    ]);
    expect(await scene.noticesOf(id)).toEqual([
      'judgingAnswered organiser',
      'judgingAnswered organiser',
      'judgingInvited ada',
      'judgingInvited bo',
      'judgingInvited chen',
    ]);
    expect(await settled([answer('dora', round), invite(round, 'nobody')])).toEqual(['NullPointer', 'NullPointer']);
    await scene.remove(round, chen);
    expect(await settled([answer(chen, round), scene.remove(round, 'dora')])).toEqual(['NullPointer', 'NullPointer']);
    // Who declined or was removed is asked anew.
    await invite(round, bo);
    const { judges: asked } = await invite(round, chen);
    expect(asked.map(({ state }) => state)).toEqual(['accepted', 'invited', 'invited']);
  });

  test('asks nobody who enters the contest, is in a team, or has blocked the organiser', async () => {
    const id = await contest(0);
    const teamed = judgedEntry({ id: `${id}-team`, activity_id: id, number: 1 });
    const failed = judgedEntry({ id: `${id}-failed`, activity_id: id, number: 2, is_shown: 0, state: 'submitFailed' });
    await scene.enter([teamed, failed]);
    await database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ['member', 'asked', 'shy'].map((one) => personRow({ id: one })),
      );
      await insertRows(tx, 'contest_entry_member', [
        { entry_id: teamed.id, person_id: 'member', state: 'confirmed', invited_at: noon },
        { entry_id: teamed.id, person_id: 'asked', state: 'invited', invited_at: noon },
      ]);
      await insertRows(tx, 'person_block', [{ person_id: 'shy', blocked_id: 'organiser', created_at: noon }]);
    });
    const { id: round } = await save(id);
    for (const entrant of [teamed.person_id, 'member']) {
      expect(await brokenRules(invite(round, entrant))).toEqual(['userId entrant']);
    }
    expect(await settled([invite(round, 'shy'), invite(round, 'asked'), invite(round, failed.person_id)])).toEqual([
      ...['Blocked', 'done', 'done'],
    ]);
  });
});
