import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { broadcastPages, broadcastReviewer, broadcastsOfLin, endAt, startAt } from '@/test/own-broadcasts';
import { settled } from '@/test/settled';
import { broadcastCode } from '../../codes';
import { noteOnAir } from '../note-facts';
import { decideOnBroadcast } from '../review/decide-on-broadcast';
import { cancelBroadcast, removeBroadcast } from './cancel-broadcast';
import { getOwnBroadcast } from './list-own-broadcasts';
import { submitBroadcast, withdrawBroadcast } from './submit-broadcast';

const later = noon + 1000;
const draft = { review_state: broadcastCode.pending_edit };

describeOnBothEngines('a broadcast and its host', (database) => {
  const { as, begin, add, rowOf, tags, told } = broadcastsOfLin(database);
  type Who = Parameters<typeof as>[0];
  const at = (now: number, caller: Who = 'lin') => as(caller, { now: () => now });
  beforeEach(begin);

  describe('handing it in', () => {
    const hand = (id: string, input: object = {}, caller: Who = 'lin', now = later) =>
      submitBroadcast(at(now, caller), { id, revision: 0, acknowledged: false, ...input });

    test('of two who do it at once one does; it can be taken back until it is decided on', async () => {
      await add({ id: 'draft', ...draft, reason: '太短' });
      expect((await settled([hand('draft'), hand('draft')])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('draft')).toMatchObject({ review_state: 1, submitted_at: later, words: '[]', reason: '' });
      expect(await withdrawBroadcast(at(later), { id: 'draft' })).toMatchObject({ state: 'pending_edit' });
      expect(await rowOf('draft')).toMatchObject({ submitted_at: null });
      await expect(withdrawBroadcast(at(later), { id: 'draft' })).rejects.toMatchObject({ code: 'Changed' });
    });

    test('names all that it lacks, and a start that cannot be', async () => {
      await add({ id: 'wrong', ...draft, fields: { bodyZh: '', source: 'address' } });
      await expect(hand('wrong', {}, 'lin', startAt)).rejects.toMatchObject(
        broken(['bodyZh', 'required'], ['sourceAddress', 'required'], ['startTime', 'past']),
      );
      await expect(hand('wrong', {}, 'lin', startAt - 400 * 86_400_000)).rejects.toMatchObject(
        broken(['bodyZh', 'required'], ['sourceAddress', 'required'], ['startTime', 'far']),
      );
      expect(await rowOf('wrong')).toMatchObject({ review_state: 0 });
    });

    test('asks about its words, and notes them', async () => {
      await add({ id: 'words', ...draft, fields: { titleZh: bad } });
      const fields = [{ field: 'titleZh', rule: 'prohibited' }];
      await expect(hand('words')).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
      expect(await hand('words', { acknowledged: true })).toMatchObject({ state: 'pending_review', phase: null });
      expect(await rowOf('words')).toMatchObject({ words: '["赌博"]' });
    });

    test.each([
      ['a host without a phone', 'draft', {}, callerOf('lin', { hasPhone: false }), 'PhoneNeeded'],
      ['another host', 'draft', {}, 'yu', 'NullPointer'],
      ['an outdated revision', 'draft', { revision: 1 }, 'lin', 'Changed'],
      ['one that is public', 'public', {}, 'lin', 'Changed'],
      ['one that was canceled as it was taken down', 'down', {}, 'lin', 'EventCanceled'],
      ['a channel that was closed since', 'homeless', {}, 'lin', '400'],
    ] as const)('is refused for %s', async (_, id, input, caller, code) => {
      await add(
        ...[{ id: 'draft', ...draft }, { id: 'public' }],
        { id: 'down', review_state: broadcastCode.failed, verified_at: noon, canceled_at: noon },
        { id: 'homeless', ...draft, fields: { topicId: 'closed' } },
      );
      await expect(hand(id, input, caller)).rejects.toMatchObject({ code });
    });

    test('needs a host who is verified still', async () => {
      await add({ id: 'draft', ...draft });
      await database().db.transaction((tx) => tx.updateTable('person').set({ verification: 'none' }).execute());
      await expect(hand('draft')).rejects.toMatchObject({ code: 'Forbidden' });
    });

    test('again is possible for one that was taken down after its end', async () => {
      const over = { verified_at: noon, live_at: startAt, ended_at: endAt };
      await add({ id: 'over', review_state: broadcastCode.failed, ...over });
      expect(await hand('over', {}, 'lin', endAt)).toMatchObject({ state: 'pending_review', wasPublic: true });
    });
  });

  describe('canceling it', () => {
    const cancel = (id: string, reason = '停电', caller: Who = 'lin', now = later) =>
      cancelBroadcast(at(now, caller), { id, reason });

    test('ten times at once is canceling it once, with one reason, for all who wait for it', async () => {
      await add({ id: 'public' });
      const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => cancel('public', `原因 ${index}`)));
      expect(new Set(drafts.map(({ reason }) => reason)).size).toBe(1);
      expect(drafts[0]).toMatchObject({ state: 'verified', phase: 'canceled', revision: 1 });
      expect(told()).toEqual([{ kind: 'broadcast.canceled', event: { id: 'public', reason: drafts[0]?.reason } }]);
      expect(await rowOf('public')).toMatchObject({ canceled_at: later, edited_at: later });
      expect(await tags()).toEqual(broadcastPages('public'));
    });

    test.each([
      ['one that is missed', 'public', endAt, 'lin', 'Changed'],
      ['one that is on air', 'live', startAt + 1, 'lin', 'Changed'],
      ['one that was never public', 'draft', later, 'lin', 'Changed'],
      ["another host's", 'public', later, 'yu', 'NullPointer'],
      ['nothing', 'nothing', later, 'lin', 'NullPointer'],
    ])('is refused for %s', async (_, id, now, caller, code) => {
      await add({ id: 'public' }, { id: 'live', live_at: startAt }, { id: 'draft', ...draft });
      await expect(cancel(id, '停电', caller, now)).rejects.toMatchObject({ code });
      expect(told()).toEqual([]);
    });

    test('is possible for one that is late', async () => {
      await add({ id: 'public' });
      expect(await cancel('public', '停电', 'lin', endAt - 1)).toMatchObject({ phase: 'canceled' });
    });

    test('needs a reason without prohibited words', async () => {
      await add({ id: 'public' });
      await expect(cancel('public', bad)).rejects.toMatchObject(broken(['reason', 'prohibited']));
      expect(await rowOf('public')).toMatchObject({ canceled_at: null });
    });

    test('and its going on air at once leave it either canceled or on air, and tell one of both', async () => {
      await add(...Array.from({ length: 8 }, (_, index) => ({ id: `b${index}` })));
      const goOnAir = (id: string) => database().db.transaction((tx) => noteOnAir(at(startAt, null), tx, id, startAt));
      const ids = Array.from({ length: 8 }, (_, index) => `b${index}`);
      const acts = ids.flatMap((id) => [cancel(id, '停电', 'lin', startAt), goOnAir(id)]);
      const ends = await settled(acts);
      for (const [index, id] of ids.entries()) {
        const { canceled_at, live_at } = await rowOf(id);
        const isCanceled = ends[2 * index] === 'done';
        expect([ends[2 * index], canceled_at, live_at]).toEqual(
          isCanceled ? ['done', startAt, null] : ['Changed', null, startAt],
        );
        const kinds = told().flatMap(({ kind, event }) => ('id' in event && event.id === id ? [kind] : []));
        expect(kinds).toEqual([isCanceled ? 'broadcast.canceled' : 'broadcast.live']);
      }
    });
  });

  test('one that was never public can be deleted, with its covers; one that was cannot', async () => {
    await add(
      { id: 'draft', ...draft },
      ...[{ id: 'public' }, { id: 'down', review_state: broadcastCode.failed, verified_at: noon }],
    );
    const cover = { key: 'broadcasts/draft/a.jpg', broadcast_id: 'draft', added_at: noon };
    await database().db.transaction((tx) => tx.insertInto('live_cover').values(cover).execute());
    const remove = (id: string, caller: Who = 'lin') => removeBroadcast(at(later, caller), { id });
    await expect(remove('draft', 'yu')).rejects.toMatchObject({ code: 'NullPointer' });
    await remove('draft');
    await expect(getOwnBroadcast(at(later), { id: 'draft' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await database().db.read.selectFrom('live_cover').select('key').execute()).toEqual([]);
    expect(told()).toEqual([{ kind: 'broadcast.removed', event: { id: 'draft' } }]);
    expect(await settled([remove('draft'), remove('public'), remove('down')])).toEqual([
      ...['NullPointer', 'Changed', 'Changed'],
    ]);
  });

  test('one that is deleted and approved at once is either gone or public', async () => {
    await add({ id: 'waits', review_state: broadcastCode.pending_review });
    const decision = { id: 'waits', revision: 0, act: 'approve', reason: '' } as const;
    const approved = decideOnBroadcast(at(later, broadcastReviewer), decision);
    const ends = await settled([removeBroadcast(at(later), { id: 'waits' }), approved]);
    expect([['done', 'NullPointer'].join(), ['Changed', 'done'].join()]).toContain(ends.join());
  });
});
