import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import {
  activitiesOfLin,
  activityPages,
  activityReviewer,
  bad,
  broken,
  sameActivity,
  ticketType,
} from '@/test/own-activities';
import { settled } from '@/test/settled';
import { reviewCode } from '../../codes';
import { decideOnActivity } from '../review/decide-on-activity';
import { cancelActivity } from './cancel-activity';
import { getOwnActivity } from './get-own-activity';
import { pauseTicketType } from './pause-ticket-type';
import { removeActivity } from './remove-activity';
import { saveActivity } from './save-activity';
import { submitActivity } from './submit-activity';
import { withdrawActivity } from './withdraw-activity';

const later = noon + 1000;
const over = Date.parse(sameActivity.holdEndTime);

describeOnBothEngines('an activity and its organiser', (database) => {
  const { as, begin, add, rowOf, entriesOf, tags, told } = activitiesOfLin(database);
  const at = (now: number, caller: Parameters<typeof as>[0] = 'lin') => as(caller, { now: () => now });
  const approve = (id: string) =>
    decideOnActivity(at(later, activityReviewer), { id, revision: 0, act: 'approve', reason: '' });
  beforeEach(begin);

  describe('handing it in', () => {
    const hand = (id: string, input: object = {}, caller: Parameters<typeof as>[0] = 'lin', now = later) =>
      submitActivity(at(now, caller), { id, revision: 0, acknowledged: false, ...input });
    const draft = { review_state: reviewCode.pending_edit };

    test('of two who do it at once one does; it can be taken back until it is decided on', async () => {
      await add({ id: 'draft', ...draft, reason: '太短' });
      expect((await settled([hand('draft'), hand('draft')])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('draft')).toMatchObject({ review_state: 1, submitted_at: later, words: '[]', reason: '' });
      expect(await withdrawActivity(at(later), { id: 'draft' })).toMatchObject({ state: 'pending_edit' });
      expect(await rowOf('draft')).toMatchObject({ submitted_at: null });
      await expect(withdrawActivity(at(later), { id: 'draft' })).rejects.toMatchObject({ code: 'Changed' });
    });

    test('names all that it lacks, and all that contradicts itself', async () => {
      const wrong = { titleZh: '', enrolEndTime: '2026-11-01T00:00:00.000+08:00', commonStock: 3 };
      const ticketTypes = [{ ...ticketType, sharesStock: true }];
      await add({ id: 'wrong', ...draft, fields: { ...wrong, ticketTypes } });
      await expect(hand('wrong')).rejects.toMatchObject(
        broken(
          ['titleZh', 'required'],
          ['enrolEndTime', 'order'],
          ['ticketTypes.0.quantity', 'stock'],
          ['ticketTypes.0.perPerson', 'perPerson'],
        ),
      );
      expect(await rowOf('wrong')).toMatchObject({ review_state: 0 });
    });

    test('asks about its words, wherever they are, and notes them', async () => {
      await add({ id: 'words', ...draft, fields: { venueZh: bad } });
      const fields = [{ field: 'venueZh', rule: 'prohibited' }];
      await expect(hand('words')).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
      expect(await hand('words', { acknowledged: true })).toMatchObject({ state: 'pending_review', status: 1 });
      expect(await rowOf('words')).toMatchObject({ words: '["赌博"]' });
    });

    test.each([
      ['a company without a phone', 'draft', {}, callerOf('lin', { hasPhone: false }), 'PhoneNeeded'],
      ['another company', 'draft', {}, 'mo', 'NullPointer'],
      ['an outdated revision', 'draft', { revision: 1 }, 'lin', 'Changed'],
      ['one that is public', 'public', {}, 'lin', 'Changed'],
      ['one that was canceled as it was taken down', 'down', {}, 'lin', 'EventCanceled'],
      ['a channel that was closed since', 'homeless', {}, 'lin', '400'],
    ] as const)('is refused for %s', async (_, id, input, caller, code) => {
      await add(
        ...[{ id: 'draft', ...draft }, { id: 'public' }],
        { id: 'down', review_state: reviewCode.failed, verified_at: noon, canceled_at: noon },
        { id: 'homeless', ...draft, fields: { topicId: 'closed' } },
      );
      await expect(hand(id, input, caller)).rejects.toMatchObject({ code });
    });

    test('needs a company that is verified still', async () => {
      await add({ id: 'draft', ...draft });
      await database().db.transaction((tx) => tx.updateTable('person').set({ verification: 'none' }).execute());
      await expect(hand('draft')).rejects.toMatchObject({ code: 'Forbidden' });
    });

    test('again is possible for one that was taken down after its end', async () => {
      await add({ id: 'past', review_state: reviewCode.failed, verified_at: noon });
      expect(await hand('past', {}, 'lin', over)).toMatchObject({ state: 'pending_review', wasPublic: true });
      await add({ id: 'late', ...draft });
      await expect(hand('late', {}, 'lin', over)).rejects.toMatchObject(broken(['holdEndTime', 'past']));
    });
  });

  describe('canceling it', () => {
    const cancel = (id: string, reason = '下雨', caller: Parameters<typeof as>[0] = 'lin', now = later) =>
      cancelActivity(at(now, caller), { id, reason });

    test('ten times at once is canceling it once, with one reason, for all who take part', async () => {
      await add({ id: 'public' });
      const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => cancel('public', `原因 ${index}`)));
      expect(new Set(drafts.map(({ reason }) => reason)).size).toBe(1);
      expect(drafts[0]).toMatchObject({ state: 'verified', status: 4, isCanceled: true, revision: 1 });
      expect(told()).toEqual([{ kind: 'activity.canceled', event: { id: 'public', reason: drafts[0]?.reason } }]);
      expect(await rowOf('public')).toMatchObject({ canceled_at: later, edited_at: later });
      expect([await entriesOf('public'), await tags()]).toEqual([0, activityPages('public')]);
    });

    test.each([
      ['one that is no longer', 'public', over, 'lin', 'Changed'],
      ['one that was never public', 'draft', later, 'lin', 'Changed'],
      ["another company's", 'public', later, 'mo', 'NullPointer'],
      ['nothing', 'nothing', later, 'lin', 'NullPointer'],
    ])('is refused for %s', async (_, id, now, caller, code) => {
      await add({ id: 'public' }, { id: 'draft', review_state: reviewCode.pending_edit });
      await expect(cancel(id, '下雨', caller, now)).rejects.toMatchObject({ code });
      expect(told()).toEqual([]);
    });

    test('needs a reason without prohibited words', async () => {
      await add({ id: 'public' });
      await expect(cancel('public', bad)).rejects.toMatchObject(broken(['reason', 'prohibited']));
      expect(await rowOf('public')).toMatchObject({ canceled_at: null });
    });

    test('and saving it at once leave it canceled, in no list', async () => {
      await add({ id: 'public' });
      const input = { ...sameActivity, id: 'public', revision: 0, acknowledged: false, isTold: true, venueZh: '东岸' };
      const [canceled, saved] = await settled([cancel('public'), saveActivity(at(later), input)]);
      expect([canceled, ['done', 'Changed', 'EventCanceled'].includes(saved ?? '')]).toEqual(['done', true]);
      expect(await rowOf('public')).toMatchObject({ canceled_at: later });
      expect(await entriesOf('public')).toBe(0);
    });
  });

  test('a ticket type is paused and resumed; what is written meanwhile is not outdated by it', async () => {
    await add({ id: 'sold', fields: { ticketTypes: [ticketType] } });
    const pause = (on: boolean, ticketTypeId = ticketType.id) =>
      pauseTicketType(at(later), { id: 'sold', ticketTypeId, pause: on });
    expect(await pause(true)).toMatchObject({ revision: 0, ticketTypes: [{ isPaused: true }] });
    expect(await tags()).toEqual(activityPages('sold'));
    expect(await pause(true)).toMatchObject({ ticketTypes: [{ isPaused: true }] });
    expect(await pause(false)).toMatchObject({ ticketTypes: [{ isPaused: false }] });
    await add({ id: 'other' });
    await expect(pause(true, 'nothing')).rejects.toMatchObject({ code: 'NullPointer' });
    const foreign = pauseTicketType(at(later), { id: 'other', ticketTypeId: ticketType.id, pause: true });
    await expect(foreign).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('one that was never public can be deleted, with all that belongs to it; one that was cannot', async () => {
    await add(
      { id: 'draft', review_state: reviewCode.pending_edit, fields: { ticketTypes: [ticketType] } },
      ...[{ id: 'public' }, { id: 'down', review_state: reviewCode.failed, verified_at: noon }],
    );
    const remove = (id: string, caller: Parameters<typeof as>[0] = 'lin') => removeActivity(at(later, caller), { id });
    await expect(remove('draft', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await remove('draft');
    await expect(getOwnActivity(at(later), { id: 'draft' })).rejects.toMatchObject({ code: 'NullPointer' });
    const types = database().db.read.selectFrom('activity_ticket_type').select('id');
    expect(await types.execute()).toEqual([]);
    expect(await settled([remove('draft'), remove('public'), remove('down')])).toEqual([
      ...['NullPointer', 'Changed', 'Changed'],
    ]);
  });

  test('one that is deleted and approved at once is either gone or public', async () => {
    await add({ id: 'waits', review_state: reviewCode.pending_review });
    const ends = await settled([removeActivity(at(later), { id: 'waits' }), approve('waits')]);
    expect([['done', 'NullPointer'].join(), ['Changed', 'done'].join()]).toContain(ends.join());
    expect(await entriesOf('waits')).toBe(ends[1] === 'done' ? 8 : 0);
  });
});
