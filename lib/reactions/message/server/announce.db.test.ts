import type { Told } from '@/lib/base/notice/port';
import { broadcastToldNotice } from '@/lib/live/reminder/server/notices';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useJobNodes } from '@/test/job-nodes';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { newId, toldPeople } from '@/test/told';
import { tellNotices } from './tell-notices';
import { wechatMessages } from './wechat-messages';

describeOnBothEngines('what is told to many at once', (database) => {
  const { as, newReader, tellFollows, noticesOf } = toldPeople(database);
  const nodes = useJobNodes(database);

  const announcement = (people: readonly string[], id: string): Told[] =>
    people.map((to) => ({
      source: broadcastToldNotice,
      notice: { to, by: null, about: { kind: 'live', id }, values: { word: 'soon', start: '', reason: '' } },
    }));
  const announce = (people: readonly string[], id = newId('live')) =>
    database().db.transaction((tx) => tellNotices(as('h'), tx, announcement(people, id)));

  test('reaches each of them by the ways of their own, after what they were told before', async () => {
    const usual = await newReader();
    const byWechat = await newReader({ byWechat: true });
    const silent = await newReader({ onSite: false });
    const erased = await newReader();
    await database().db.transaction((tx) =>
      tx.updateTable('person').set({ erased_at: noon }).where('id', '=', erased).execute(),
    );
    await tellFollows(usual);
    await announce([usual, byWechat, silent, erased], 'b1');
    const row = { kind: 'broadcastTold', type: 'events', about_kind: 'live', about_id: 'b1', is_shown: 1, read_seq: 0 };
    expect(await noticesOf(usual)).toMatchObject([
      { kind: 'followed', seq: 1 },
      { ...row, seq: 2 },
    ]);
    expect(await noticesOf(byWechat)).toMatchObject([{ ...row, seq: 1 }]);
    expect([await noticesOf(silent), await noticesOf(erased)]).toEqual([[], []]);
    const [notice] = await noticesOf(byWechat);
    const jobs = await nodes().rowsOf(wechatMessages.kind);
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([{ noticeId: notice?.id, seq: 1 }]);
  });

  test('is written in portions, and at once with others without a deadlock: each has all of it in order', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newReader()));
    const crowd = Array.from({ length: 600 }, () => newId('crowd'));
    const rows = crowd.map((id) => personRow({ id }));
    await database().db.transaction((tx) => insertRows(tx, 'person', rows));
    const tellings = Array.from({ length: 4 }, (_, turn) =>
      announce([...(turn % 2 ? people : people.toReversed()), ...crowd]),
    );
    const follows = people.map((person) => tellFollows(person, 2));
    expect(new Set(await settled([...tellings, ...follows]))).toEqual(new Set(['done']));
    for (const person of people) {
      expect((await noticesOf(person)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});
