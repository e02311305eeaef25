import type { Context } from '@/lib/platform/server/context';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow } from '@/test/rows';
import * as contract from '../contract';
import { findTopicByName } from './find-topic-by-name';
import { getTopic } from './get-topic';
import { listTopicMembers } from './list-topic-members';
import { topicsSection } from './sitemap';

const banner = { type: null, url: '', domain_id: '', created_at: noon } as const;

describeOnBothEngines('the page of a channel', (database) => {
  const visitor = (language: Context['language'] = 'zh') => testContext(database().db, { language });
  const named = async (name: string) => (await findTopicByName(visitor(), { name })).id;

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      const people = ['host', 's1', 's2', 'm1', 'm2', 'm3', 'm4'];
      const rows = people.map((id) => personRow({ id, nickname: id, nickname_key: id }));
      await insertRows(tx, 'person', rows);
      await insertRows(tx, 'topic', [
        topicRow({
          id: 'light',
          name_zh: '光绘',
          name_key: '光绘',
          name_en: 'Light',
          name_en_key: 'light',
          kind: 'film',
        }),
        topicRow({ id: 'twin', name_key: '双', name_en_key: 'light', member_count: 9 }),
        topicRow({ id: 'named', name_key: 'light show', background: 'topics/b.jpg', active_at: noon + 7 }),
        topicRow({ id: 'waiting', name_key: '等', name_en_key: 'waits', state: 'pending_review' }),
      ]);
      const members = people.map((person_id, index) => {
        const role = index === 0 ? ('host' as const) : index < 3 ? ('star' as const) : ('member' as const);
        return { topic_id: 'light', person_id, role, created_at: noon + index };
      });
      await insertRows(tx, 'topic_member', [
        ...members,
        { topic_id: 'waiting', person_id: 'm1', role: 'host', created_at: noon },
      ]);
      await insertRows(tx, 'topic_banner', [
        { ...banner, id: 'b1', topic_id: 'light', position: 9, image: 'topics/1.jpg', title: '一', is_online: 1 },
        { ...banner, id: 'b2', topic_id: 'light', position: 3, image: 'topics/2.jpg', title: '二', is_online: 1 },
        { ...banner, id: 'b3', topic_id: 'light', position: 1, image: 'topics/3.jpg', title: '三', is_online: 0 },
      ]);
    }),
  );

  test('a banner without a title says what it leads to', async () => {
    const bare = { ...banner, topic_id: 'named', image: 'topics/1.jpg', title: '', is_online: 1 };
    await database().db.transaction((tx) =>
      insertRows(tx, 'topic_banner', [
        { ...bare, id: 'n1', position: 1, type: bannerType.topic, domain_id: 'light' },
        { ...bare, id: 'n2', position: 2, type: bannerType.topic, domain_id: 'waiting' },
        { ...bare, id: 'n3', position: 3, type: bannerType.link, url: 'https://light.example/a?b' },
        { ...bare, id: 'n4', position: 4 },
      ]),
    );
    const { banners } = await getTopic(visitor('en'), { id: 'named' });
    expect(banners.map(({ title, titleLanguage }) => [title, titleLanguage])).toEqual([
      ['Light', 'en'],
      ['', null],
      ['light.example', null],
      ['', null],
    ]);
  });

  test('shows its names, its people and its banners that are online in their order', async () => {
    const topic = await getTopic(visitor('en'), { id: 'light' });
    expect(contract.getTopic.data.parse(topic)).toEqual(topic);
    expect(topic).toMatchObject({
      ...{ title: 'Light', nameZh: '光绘', nameEn: 'Light', kind: 'film', createdAt: '2026-11-20T12:00:00.000+08:00' },
      host: { userId: 'host' },
      stars: [{ userId: 's2' }, { userId: 's1' }],
      banners: [{ id: 'b2', image: 'topics/2.jpg', title: '二' }, { id: 'b1' }],
    });
    expect(await getTopic(visitor(), { id: 'twin' })).toMatchObject({ host: null, stars: [], banners: [] });
  });

  test.each(['waiting', 'nothing'])('there is none of %s', async (id) => {
    await expect(getTopic(visitor(), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await listTopicMembers(visitor(), { topicId: id, pageIndex: 1, pageSize: 20 })).list).toEqual([]);
  });

  test.each([1, 2, 3, 20])('lists its host, its stars, then the latest, %i on a page', async (pageSize) => {
    const ask = (pageIndex: number) => listTopicMembers(visitor(), { topicId: 'light', pageIndex, pageSize });
    const pages = await everyPage(ask);
    for (const page of pages) expect(contract.findTopicMembers.data.parse(page)).toEqual(page);
    const members = pages.flatMap(({ list }) => list);
    expect(members.map(({ userId }) => userId)).toEqual(['host', 's2', 's1', 'm4', 'm3', 'm2', 'm1']);
    expect(members.map(({ role }) => role).slice(0, 4)).toEqual(['host', 'star', 'star', 'member']);
    expect(pages).toHaveLength(Math.ceil(7 / pageSize));
  });

  test('is found by either name, however it is written, by the Chinese one first', async () => {
    expect(await named(' 光绘')).toBe('light');
    expect(await named('Ｌｉｇｈｔ  SHOW')).toBe('named');
    // Two are called so in English.
    expect(await named('LIGHT')).toBe('twin');
    for (const name of ['等', 'waits', '没有', '%']) {
      await expect(named(name)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('stands in the sitemap in both languages while it is public', async () => {
    expect(await topicsSection.listParts(visitor())).toEqual(['light']);
    const found = [];
    for await (const url of (await topicsSection.openPart(visitor(), 'light')) ?? []) found.push(url);
    expect(found.map(({ address }) => new URL(address).pathname + new URL(address).search)).toEqual(
      ['light', 'named', 'twin'].flatMap((id) => ['', '/en'].map((prefix) => `${prefix}/topicIntroduce?topicId=${id}`)),
    );
    expect(found[2]).toMatchObject({ changedAt: noon + 7, images: [expect.stringContaining('/media/topics/b.jpg?')] });
    expect(await topicsSection.openPart(visitor(), 'waiting')).toBeNull();
  });
});
