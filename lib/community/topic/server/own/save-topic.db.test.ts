import { decideOnReview } from '@/lib/base/moderation/port';
import type { Caller } from '@/lib/platform/server/context';
import { listNotices } from '@/lib/reactions/message/server/list-notices';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { sameTopic, topicsIn, watched } from '@/test/own-topics';
import { settled } from '@/test/settled';
import { saveTopic as saveCall } from '../../contract';
import { saveTopic } from './save-topic';

const editor = callerOf('ed', { staff: 'editor', hasPhone: false });

describeOnBothEngines('saving what is said of a channel', (database) => {
  const { as, begin, add, join, rowOf, waiting, tags } = topicsIn(database);
  const save = (id: string, fields: object = {}, caller: string | Caller | null = 'lin') =>
    saveTopic(as(caller), saveCall.input.parse({ ...sameTopic, id, revision: 0, ...fields }));
  const decideAll = async (isAllowed: boolean) => {
    for (const { id } of await waiting()) {
      await decideOnReview(as(callerOf('re', { staff: 'reviewer' })), { id, isAllowed });
    }
  };
  beforeEach(begin);
  beforeEach(async () => {
    await add(
      { id: 'draft', name_key: 'd' },
      { id: 'waits', state: 'pending_review', name_key: 'w' },
      { id: 'public', state: 'verified', verified_at: noon, creator_id: 'mo' },
    );
    await join('public', 'lin', 'host');
    await join('public', 'mo', 'star');
  });

  test('a draft may lack anything but a kind; what waits or is public stays whole', async () => {
    const draft = await save('draft', { nameZh: ' ', introZh: '', kind: 'data', nameEn: ' Light ' });
    expect(draft).toMatchObject({ nameZh: '', introZh: '', kind: 'data', nameEn: 'Light', revision: 1 });
    expect(await rowOf('draft')).toMatchObject({ name_key: '', name_en_key: 'light' });
    for (const id of ['waits', 'public']) {
      await expect(save(id, { nameZh: '' })).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ field: 'nameZh', rule: 'required' }] },
      });
    }
    expect(await save('waits', { nameZh: '水', introZh: '新' })).toMatchObject({
      state: 'pending_review',
      introZh: '新',
    });
    expect(await tags()).toEqual([]);
  });

  test('a public channel changes at once, and every page that shows it is dropped', async () => {
    expect(await save('public', { nameZh: '影', nameEn: 'Shadow' })).toMatchObject({ nameZh: '影', state: 'verified' });
    expect((await tags()).toSorted()).toEqual(['search:index', 'topic:lists', 'topic:public']);
    await expect(save('public', { revision: 1, kind: 'sound' })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'kind', rule: 'fixed' }] },
    });
  });

  test('is for its host and for staff, not for who asked for it and handed it on', async () => {
    await expect(save('public', { introZh: '新' }, 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(save('public', {}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(save('draft', {}, editor)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(save('draft', {}, callerOf('lin', { hasPhone: false }))).rejects.toMatchObject({
      code: 'PhoneNeeded',
    });
    expect(await save('public', { introZh: '新' }, editor)).toMatchObject({ introZh: '新' });
    expect(await save('public', { introZh: '再新', revision: 1 })).toMatchObject({ introZh: '再新' });
    const deeds = await database().db.read.selectFrom('audit_entry').select(['actor_id', 'action', 'after']).execute();
    expect(deeds).toEqual([
      { actor_id: 'ed', action: 'topic.channel.changed', after: JSON.stringify({ changed: ['introZh'] }) },
    ]);
  });

  test('of ten at once one is saved, and the others are told', async () => {
    const ends = await settled(Array.from({ length: 10 }, (_, index) => save('public', { introZh: `第 ${index}` })));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'Changed']));
  });

  test('of two public ones that take a name at once one has it', async () => {
    await add({ id: 'second', state: 'verified', verified_at: noon, name_key: 's' });
    await join('second', 'lin', 'host');
    const ends = await settled(['public', 'second'].map((id) => save(id, { nameZh: '同名' })));
    expect(ends.toSorted()).toEqual(['ChannelNameTaken', 'done']);
  });

  test('prohibited words in a public one warn, then wait for staff; others see what stood there', async () => {
    const fields = ['nameZh', 'introEn'].map((field) => ({ field, rule: 'prohibited' }));
    const texts = { nameZh: watched, introEn: watched, introZh: '新' };
    await expect(save('public', texts)).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    const saved = await save('public', { ...texts, acknowledged: true });
    expect(saved).toMatchObject({ nameZh: '光', introEn: '', introZh: '新' });
    expect(saved.underReview).toEqual({ nameZh: watched, introEn: watched });
    expect(await save('public', { ...texts, revision: 1, nameEn: 'Light' })).toMatchObject({ nameEn: 'Light' });
    expect(await waiting()).toHaveLength(2);
    await decideAll(true);
    expect(await rowOf('public')).toMatchObject({ name_zh: watched, intro_en: watched, revision: 4 });
    await expect(save('public', { revision: 2 })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('a draft is not read for them, and what staff refuse is never seen', async () => {
    expect(await save('draft', { nameZh: watched })).toMatchObject({ nameZh: watched, underReview: {} });
    await save('public', { nameZh: watched, acknowledged: true });
    await decideAll(false);
    expect(await rowOf('public')).toMatchObject({ name_zh: '光', revision: 1 });
  });

  test('an allowed name that another channel has by now is not placed, the decision stands, and its host is told that alone', async () => {
    await save('public', { nameZh: watched, acknowledged: true });
    await add({ id: 'other', state: 'verified', verified_at: noon, name_zh: watched, name_key: watched });
    await decideAll(true);
    expect(await rowOf('public')).toMatchObject({ name_zh: '光', revision: 1 });
    expect(await waiting()).toEqual([]);
    const told = async (personId: string, language: 'zh' | 'en' = 'zh') => {
      const { list } = await listNotices(as(personId, { language }), { type: '', pageIndex: 1, pageSize: 20 });
      return list;
    };
    expect(await told('lin')).toMatchObject([
      { text: `频道《光》没有改名：已有别的频道叫“${watched}”，请换一个名称`, path: '/topicManage/public' },
    ]);
    expect((await told('lin', 'en'))[0]?.text).toContain(
      `channel “光” keeps its name: another channel is called “${watched}”`,
    );
    expect(await told('mo')).toEqual([]);
  });
});
