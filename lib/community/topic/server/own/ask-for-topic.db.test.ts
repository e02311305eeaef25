import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { sameTopic, topicsIn, watched } from '@/test/own-topics';
import { settled } from '@/test/settled';
import { topicLimits } from '../../codes';
import { createTopic as createCall, getOwnTopic as getCall, findOwnTopics as listCall } from '../../contract';
import { createTopic } from './create-topic';
import { getOwnTopic } from './get-own-topic';
import { listOwnTopics } from './list-own-topics';
import { removeTopic } from './remove-topic';
import { saveTopic } from './save-topic';
import { submitTopic } from './submit-topic';
import { withdrawTopic } from './withdraw-topic';

describeOnBothEngines('asking for a channel', (database) => {
  const { as, begin, add, join, rowOf, removed, tags } = topicsIn(database);
  const asked = { nameZh: '光', nameEn: 'Light', kind: 'sound' } as const;
  const create = (personId = 'lin', nameZh = '光') => createTopic(as(personId), { ...asked, nameZh });
  const submit = (id: string, more = {}, caller = 'lin') =>
    submitTopic(as(caller), { id, revision: 0, acknowledged: false, ...more });
  beforeEach(begin);

  test('begins with a draft that nobody else sees', async () => {
    const draft = await create();
    expect(getCall.data.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      nameZh: '光',
      nameEn: 'Light',
      kind: 'sound',
      state: 'pending_edit',
      revision: 0,
      wasPublic: false,
    });
    expect(await getOwnTopic(as('lin'), draft)).toEqual(draft);
    for (const caller of ['mo', callerOf('re', { staff: 'reviewer' })]) {
      await expect(getOwnTopic(as(caller), draft)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(createCall.input.safeParse({ nameZh: ' ', kind: 'sound' }).success).toBe(false);
    expect(createCall.input.safeParse({ nameZh: '长'.repeat(31), kind: 'sound' }).success).toBe(false);
  });

  test('needs a bound phone and an account', async () => {
    const phoneless = createTopic(as(callerOf('lin', { hasPhone: false })), asked);
    await expect(phoneless).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await expect(createTopic(as(null), asked)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(listOwnTopics(as(null))).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('of many at once there are as many as one may have', async () => {
    const ends = await settled(Array.from({ length: 12 }, () => create()));
    expect(ends.filter((end) => end === 'done')).toHaveLength(topicLimits.unpublished);
    expect(new Set(ends)).toEqual(new Set(['done', 'TooManyChannels']));
    await create('mo');
  });

  test('is not for who hosts as many as one may', async () => {
    const ids = Array.from({ length: topicLimits.hosted }, (_, index) => `h${index}`);
    await add(...ids.map((id) => ({ id, state: 'verified' as const, verified_at: noon, name_key: id })));
    for (const id of ids) await join(id, 'mo', 'host');
    await expect(create('mo')).rejects.toMatchObject({ code: 'TooManyChannels' });
    await create('lin');
  });

  test('lists what one asked for or hosts, with why it was refused', async () => {
    const deleted = { id: 'deleted', state: 'deleted' } as const;
    const handedOn = { id: 'handed on', state: 'verified', verified_at: noon, name_key: 'b' } as const;
    await add({ id: 'failed', state: 'failed', reason: '太像', created_at: noon + 1 }, deleted, handedOn);
    await add({ id: 'hosted', state: 'verified', verified_at: noon, name_key: 'c', creator_id: null });
    await join('hosted', 'lin', 'host');
    await join('handed on', 'mo', 'host');
    await join('handed on', 'lin', 'star');
    const list = await listOwnTopics(as('lin'));
    expect(listCall.data.parse(list)).toEqual(list);
    expect(list.map(({ id, reason }) => [id, reason])).toEqual([
      ['failed', '太像'],
      ['hosted', ''],
    ]);
  });

  test('is handed in whole, and taken back', async () => {
    await add({ id: 'a', state: 'failed', reason: '太像' }, { id: 'bare', name_zh: '', intro_zh: '', thumb: null });
    await expect(submit('bare')).rejects.toMatchObject({
      code: '400',
      details: { fields: ['nameZh', 'introZh', 'thumb'].map((field) => ({ field, rule: 'required' })) },
    });
    expect(await submit('a')).toMatchObject({ state: 'pending_review', reason: '' });
    expect(await rowOf('a')).toMatchObject({ submitted_at: noon });
    await expect(submit('a')).rejects.toMatchObject({ code: 'Changed' });
    expect(await withdrawTopic(as('lin'), { id: 'a' })).toMatchObject({ state: 'pending_edit' });
    await expect(withdrawTopic(as('lin'), { id: 'a' })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('says first that there are prohibited words', async () => {
    await add({ id: 'a', intro_zh: watched });
    const fields = [{ field: 'introZh', rule: 'prohibited' }];
    await expect(submit('a')).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    expect(await submit('a', { acknowledged: true })).toMatchObject({ state: 'pending_review' });
  });

  test.each([
    ['of a draft that was changed since', { revision: 3 }, 'lin', 'Changed'],
    ['of a channel of somebody else', {}, 'mo', 'NullPointer'],
    ['of nothing', { id: 'nothing' }, 'lin', 'NullPointer'],
  ])('hands in nothing %s', async (_, asked, caller, code) => {
    await add({ id: 'a' });
    await expect(submit('a', asked, caller)).rejects.toMatchObject({ code });
    expect(await rowOf('a')).toMatchObject({ state: 'pending_edit' });
  });

  test('of two that take a name at once, however they write it, one has it', async () => {
    await add(
      { id: 'a', name_zh: '光绘', name_key: '光绘' },
      { id: 'b', name_zh: '光绘', name_key: '光绘', creator_id: 'mo' },
    );
    const ends = await settled([submit('a'), submit('b', {}, 'mo')]);
    expect(ends.toSorted()).toEqual(['ChannelNameTaken', 'done']);
    const taken = await settled([submit('a'), submit('b', {}, 'mo')]);
    expect(taken.toSorted()).toEqual(['Changed', 'ChannelNameTaken']);
  });

  test('a draft may have a name that is taken; one that waits may not be given it', async () => {
    await add({ id: 'theirs', state: 'pending_review', creator_id: 'mo', name_key: 'led 光' }, { id: 'a' });
    const save = (revision: number) =>
      saveTopic(as('lin'), { ...sameTopic, nameZh: 'ＬＥＤ  光', id: 'a', revision, acknowledged: false });
    expect(await save(0)).toMatchObject({ nameZh: 'ＬＥＤ  光' });
    await expect(submit('a', { revision: 1 })).rejects.toMatchObject({
      code: 'ChannelNameTaken',
      details: { fields: [{ field: 'nameZh', rule: 'taken' }] },
    });
    await add({ id: 'c', state: 'pending_review', name_key: 'c' });
    const other = saveTopic(as('lin'), { ...sameTopic, nameZh: 'led 光', id: 'c', revision: 0, acknowledged: false });
    await expect(other).rejects.toMatchObject({ code: 'ChannelNameTaken' });
    expect(await rowOf('c')).toMatchObject({ name_key: 'c', revision: 0 });
  });

  test('is deleted with its pictures while it is not public, and its name is free', async () => {
    await add(
      { id: 'a', state: 'pending_review' },
      { id: 'public', state: 'verified', verified_at: noon, name_key: 'p' },
    );
    await join('public', 'lin', 'host');
    await removeTopic(as('lin'), { id: 'a' });
    expect(await rowOf('a')).toMatchObject({ state: 'deleted', thumb: null, background: null });
    expect(await removed()).toEqual(['topics/a/']);
    await expect(removeTopic(as('lin'), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(removeTopic(as('lin'), { id: 'public' })).rejects.toMatchObject({ code: 'Changed' });
    await add({ id: 'b' });
    expect(await submit('b')).toMatchObject({ state: 'pending_review' });
    expect(await tags()).toEqual([]);
  });
});
