import { cancelActivity } from '@/lib/events/activity/server/own/cancel-activity';
import { saveActivity } from '@/lib/events/activity/server/own/save-activity';
import { decideOnActivity } from '@/lib/events/activity/server/review/decide-on-activity';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityReviewer, broken, sameActivity } from '@/test/own-activities';
import { contestsOfLin } from '@/test/own-contests';
import { noteStage } from './note-stage';
import { turnContest } from './turn-contest';

const call = { ...sameActivity, category: 3 as const, topicId: 'light' };
const close = '2026-11-28T18:00:00.000+08:00';

describeOnBothEngines('a contest and its activity', (database) => {
  const { at, begin, add, open, save, contestOf, changesOf, turnsOf, tags } = contestsOfLin(database);
  beforeEach(begin);
  beforeEach(() => add({ id: 'call' }, { id: 'evening', fields: { category: 2 } }));
  const rewrite = (fields: object, revision = 0) =>
    saveActivity(at('lin'), { ...call, ...fields, id: 'call', revision, acknowledged: false, isTold: true });
  const note = (stage: 'shortlist' | 'award') => database().db.transaction((tx) => noteStage(tx, 'call', stage, noon));

  test('closes with its registration, which is recorded once it is public', async () => {
    await save('call', 0);
    await rewrite({ enrolEndTime: '2026-11-29T18:00:00.000+08:00' });
    expect(await contestOf('call')).toMatchObject({
      enrol_end_at: Date.parse('2026-11-29T18:00:00+08:00'),
      is_listed: 0,
    });
    expect([await changesOf('call'), await turnsOf('call')]).toEqual([[], []]);
  });

  test('a public one is renewed when it closes, by the time of now', async () => {
    await open('call');
    await rewrite({ enrolEndTime: close });
    expect(await contestOf('call')).toMatchObject({ enrol_end_at: Date.parse(close) });
    expect(await changesOf('call')).toEqual(['close']);
    expect(await turnsOf('call')).toContain(Date.parse(close));
    await rewrite({ titleEn: 'Night of light', bodyEn: '<p>Bring a lamp.</p>', enrolEndTime: close }, 1);
    expect(await changesOf('call')).toEqual(['close']);
    await database().db.transaction((tx) => tx.deleteFrom('page_invalidation').execute());
    const context = { ...at(null), attempt: 1, signal: new AbortController().signal };
    await turnContest.run(context, { id: 'call' });
    expect(await tags()).toEqual(['contest:call', 'contest:lists']);
  });

  test('is listed until it is canceled or taken down; an activity that is none is not kept', async () => {
    await open('call');
    await cancelActivity(at('lin'), { id: 'call', reason: '场地' });
    expect(await contestOf('call')).toMatchObject({ is_listed: 0 });
    await add({ id: 'over', hold_end_at: noon - 1 });
    await open('over', { name: 'over', categories: [{ ...category, id: '2d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01' }] });
    for (const id of ['over', 'evening']) {
      await decideOnActivity(at(activityReviewer), { id, revision: 0, act: 'takeDown', reason: '过期' });
    }
    expect(await contestOf('over')).toMatchObject({ is_listed: 0 });
    await expect(contestOf('evening')).rejects.toThrow();
  });

  test('its registration stays once a result is public, which is so once', async () => {
    await open('call');
    expect((await Promise.all([note('shortlist'), note('shortlist')])).toSorted()).toEqual([false, true]);
    await expect(rewrite({ enrolEndTime: close })).rejects.toMatchObject(broken(['enrolEndTime', 'judged']));
    expect(await note('award')).toBe(true);
    expect(await contestOf('call')).toMatchObject({ shortlisted_at: noon, decided_at: noon });
    await rewrite({ titleZh: '光之夜二' });
  });
});

const category = { nameZh: '影像', nameEn: '', modes: ['team' as const], fees: [] };
