import { cancelActivity } from '@/lib/events/activity/server/own/cancel-activity';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityPages, bad, broken } from '@/test/own-activities';
import { contestEditor, contestsOfLin } from '@/test/own-contests';
import { settled } from '@/test/settled';
import { getContest } from '../get-contest';

describeOnBothEngines('publishing a contest', (database) => {
  const { at, begin, add, save, publish, contestOf, rowOf, tags } = contestsOfLin(database);
  beforeEach(begin);
  beforeEach(() => add({ id: 'call' }, { id: 'waits', review_state: 1 }));
  const cancel = () => cancelActivity(at('lin'), { id: 'call', reason: '场地' });

  test('makes it public under its name, once', async () => {
    await save('call', 0);
    expect((await settled([publish('call'), publish('call')])).toSorted()).toEqual(['Changed', 'done']);
    expect(await contestOf('call')).toMatchObject({
      ...{ published_at: noon, is_listed: 1, enrol_start_at: noon, revision: 2 },
      enrol_end_at: Date.parse('2026-12-01T18:00:00+08:00'),
    });
    expect(await rowOf('call')).toMatchObject({ contest_name: 'light-2026' });
    expect(await tags()).toEqual([...activityPages('call'), 'contest:call', 'contest:lists'].toSorted());
    await expect(publish('call', 2)).rejects.toMatchObject({ code: 'Changed' });
  });

  test('or cancels it first, or cancels what is public: never is one listed that was canceled', async () => {
    await save('call', 0);
    const [published] = await settled([publish('call'), cancel()]);
    const isPublic = published === 'done';
    expect(published).toBe(isPublic ? 'done' : 'EventCanceled');
    expect(await contestOf('call')).toMatchObject({ is_listed: 0, published_at: isPublic ? noon : null });
    expect(await rowOf('call')).toMatchObject({ canceled_at: noon, contest_name: isPublic ? 'light-2026' : null });
  });

  test('is refused while something is missing, contradicts itself or may not be said', async () => {
    await save('call', 0, { name: '', categories: [], voteEndTime: '2026-12-10T00:00:00.000+08:00' });
    await expect(publish('call')).rejects.toMatchObject(
      broken(['name', 'required'], ['categories', 'required'], ['voteStartTime', 'required']),
    );
    await save('call', 1, { termsZh: `<p>${bad}</p>` });
    await expect(publish('call', 2)).rejects.toMatchObject(broken(['termsZh', 'prohibited']));
    await publish('call', 2, contestEditor);
    const deeds = database()
      .db.read.selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'contest.contest.published');
    expect(await deeds.execute()).toMatchObject([{ actor_id: 'ed', after: '{"name":"light-2026"}' }]);
  });

  test.each([
    ['an activity that waits for its review', 'waits', 1, 'lin', 'Changed'],
    ['an outdated revision', 'call', 0, 'lin', 'Changed'],
    ['another company', 'call', 1, 'mo', 'NullPointer'],
    ['an organiser without a phone', 'call', 1, callerOf('lin', { hasPhone: false }), 'PhoneNeeded'],
  ] as const)('is refused for %s', async (_, id, revision, who, code) => {
    await save(id, 0);
    await expect(publish(id, revision, who)).rejects.toMatchObject({ code });
    await expect(getContest(at(null), { name: 'light-2026' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is refused for who is no verified company any more, and once it is canceled', async () => {
    await save('call', 0);
    const verify = (verification: 'individual' | 'company') =>
      database().db.transaction((tx) =>
        tx.updateTable('person').set({ verification }).where('id', '=', 'lin').execute(),
      );
    await verify('individual');
    await expect(publish('call')).rejects.toMatchObject({ code: 'Forbidden' });
    await verify('company');
    await cancel();
    await expect(publish('call')).rejects.toMatchObject({ code: 'EventCanceled' });
    await save('call', 1);
  });
});
