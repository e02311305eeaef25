import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { broadcastsOfLin } from '@/test/own-broadcasts';
import { settled } from '@/test/settled';
import { broadcastCode, broadcastLimits } from '../../codes';
import {
  broadcastDraft,
  createBroadcast as createCall,
  findOwnBroadcasts as findCall,
  ownBroadcast,
} from '../../contract';
import { createBroadcast } from './create-broadcast';
import { getOwnBroadcast, listOwnBroadcasts } from './list-own-broadcasts';

const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';
const begun = { title: '夜航', language: 'zh', clientId };

describeOnBothEngines('beginning a broadcast', (database) => {
  const { as, begin, add } = broadcastsOfLin(database);
  const create = (input: object = {}, caller: Parameters<typeof as>[0] = 'lin') =>
    createBroadcast(as(caller), createCall.input.parse({ ...begun, ...input }));
  const count = async () => (await database().db.read.selectFrom('live_broadcast').select('id').execute()).length;

  beforeEach(begin);

  test('makes a draft with a title in one language, in a channel or none, for individuals and companies', async () => {
    const draft = await create();
    expect(broadcastDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ id: clientId, titleZh: '夜航', titleEn: '', state: 'pending_edit', phase: null });
    expect(draft).toMatchObject({ startTime: '', minutes: 60, priceFen: 0, source: 'encoder', revision: 0 });
    const other = { clientId: clientId.replace('0d', '1d'), title: 'Night', language: 'en', topicId: 'light' };
    expect(await create(other, 'yu')).toMatchObject({ titleZh: '', titleEn: 'Night', topicTitle: '光' });
  });

  test('ten times at once, or again later, gives the same draft', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => create({ title: `题 ${index}` })));
    expect(new Set(drafts.map(({ id, titleZh }) => `${id} ${titleZh}`)).size).toBe(1);
    expect(await create({ title: '别的' })).toMatchObject({ titleZh: drafts[0]?.titleZh });
    expect(await count()).toBe(1);
  });

  test('with the id of another host is refused', async () => {
    expect((await settled([create(), create({}, 'yu')])).sort()).toEqual(['NullPointer', 'done']);
    expect(await count()).toBe(1);
  });

  test('is limited to so many that were never public, however many at once', async () => {
    const there = Array.from({ length: broadcastLimits.unpublished - 2 }, (_, index) => `d${index}`);
    await add(
      ...there.map((id) => ({ id, review_state: broadcastCode.pending_edit })),
      { id: 'public' },
      { id: 'down', review_state: broadcastCode.failed, verified_at: noon },
    );
    const ids = ['2', '3', '4', '5'].map((start) => clientId.replace('0d', `${start}d`));
    const ends = await settled(ids.map((id) => create({ clientId: id })));
    expect(ends.sort()).toEqual(['TooManyDrafts', 'TooManyDrafts', 'done', 'done']);
  });

  test.each([
    ['a visitor', null, {}, 'Unauthorized'],
    ['who is verified as nothing', callerOf('mo'), {}, 'Forbidden'],
    ['a host without a phone', callerOf('lin', { hasPhone: false }), {}, 'PhoneNeeded'],
    ['an erased person', callerOf('gone'), {}, 'Unauthorized'],
    ['a channel that is not public', callerOf('lin'), { topicId: 'closed' }, '400'],
    ['a channel that has blocked the host', callerOf('lin'), { topicId: 'sound' }, '400'],
  ])('is refused for %s', async (_, caller, input, code) => {
    await expect(create(input, caller)).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });

  test('own ones are listed by their last change, in every state or one, never those of others', async () => {
    await add(
      { id: 'old', updated_at: noon - 9, review_state: broadcastCode.failed, reason: '太短' },
      { id: 'new', updated_at: noon + 9, canceled_at: noon, cancel_reason: '停电' },
      { id: 'draft', updated_at: noon, review_state: broadcastCode.pending_edit, fields: { startTime: '' } },
      { id: 'others', host_id: 'yu' },
    );
    const list = async (input: object = {}, personId: string | null = 'lin') =>
      listOwnBroadcasts(as(personId), findCall.input.parse(input));
    const { list: all } = await list();
    expect(all.map((broadcast) => ownBroadcast.parse(broadcast))).toEqual(all);
    expect(all).toMatchObject([
      { id: 'new', state: 'verified', phase: 'canceled', reason: '停电', wasPublic: true },
      { id: 'draft', state: 'pending_edit', phase: null, startTime: '' },
      { id: 'old', state: 'failed', phase: null, reason: '太短', wasPublic: false },
    ]);
    expect((await list({ state: 'failed' })).list).toMatchObject([{ id: 'old' }]);
    expect(await list({ pageSize: 1 })).toMatchObject({ hasNextPage: true, nextPage: 2 });
    await expect(list({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(getOwnBroadcast(as('lin'), { id: 'others' })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
