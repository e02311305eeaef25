import { seedTopicBanners, topicBannerKey } from '@/lib/community/topic/server/seed/banners';
import { seedAccountList } from '@/lib/people/account/server/seed';
import { bannerTarget, bannerType } from '@/lib/platform/shared/banner-target';
import { isPublicWork } from '@/lib/works/work/port';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the channels of the demonstration', (database) => {
  beforeAll(() => seed(database().db));

  const readMembers = () => database().db.read.selectFrom('topic_member').selectAll().execute();

  test('have one to four banners that lead to what is there, some of them offline', async () => {
    const { read } = database().db;
    const rows = await read.selectFrom('topic_banner').selectAll().execute();
    expect(rows.map(({ image }) => image).sort()).toEqual(seedTopicBanners.map(({ id }) => topicBannerKey(id)).sort());
    const ids = async (table: 'person' | 'video' | 'topic' | 'activity') =>
      new Set((await read.selectFrom(table).select('id').execute()).map(({ id }) => id));
    const known: Partial<Record<number, Set<string>>> = {
      1: await ids('person'),
      2: await ids('video'),
      3: await ids('topic'),
      5: await ids('activity'),
    };
    for (const { id, title, type, url, domain_id, show_count, click_count } of rows) {
      const isThere = type === null || type === bannerType.link || known[type]?.has(domain_id) === true;
      // One that leads to a thing is called as the thing is.
      const isNamed = type === null || type === bannerType.link;
      expect({ id, isNamed: title !== '', isThere }).toEqual({ id, isNamed, isThere: true });
      expect(bannerTarget({ type, url, domainId: domain_id }) === null).toBe(type === null);
      expect(show_count).toBeGreaterThan(click_count);
    }
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([10, 1, 2, 3, 5, null]));
    const sizes = [...Map.groupBy(rows, (row) => row.topic_id).values()].map(({ length }) => length);
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4]));
    expect(rows.some(({ is_online }) => is_online === 0)).toBe(true);
  });

  test('have works for their hosts to decide about: public ones of members, not in the channel', async () => {
    const { read } = database().db;
    const proposals = await read.selectFrom('topic_proposal').selectAll().execute();
    const works = await read.selectFrom('video').select(['id', 'author_id']).where(isPublicWork).execute();
    const authors = new Map(works.map(({ id, author_id }) => [id, author_id]));
    const placed = await read.selectFrom('topic_video').select(['topic_id', 'video_id']).execute();
    const pairs = new Set(placed.map(({ topic_id, video_id }) => `${topic_id} ${video_id}`));
    const members = new Set((await readMembers()).map(({ topic_id, person_id }) => `${topic_id} ${person_id}`));
    for (const { topic_id, video_id, person_id, proposed_at, refused_at } of proposals) {
      expect(authors.get(video_id)).toBe(person_id);
      expect([pairs.has(`${topic_id} ${video_id}`), members.has(`${topic_id} ${person_id}`)]).toEqual([false, true]);
      expect(Math.max(proposed_at, refused_at ?? 0)).toBeLessThan(noon);
    }
    const open = proposals.filter(({ refused_at }) => refused_at === null);
    const topics = await read.selectFrom('topic').select('id').where('state', '=', 'verified').execute();
    expect(new Set(open.map(({ topic_id }) => topic_id))).toEqual(new Set(topics.map(({ id }) => id)));
    expect(open.length).toBeLessThan(proposals.length);
  });

  test('block some people, none of them members', async () => {
    const blocks = await database().db.read.selectFrom('topic_block').selectAll().execute();
    const members = new Set((await readMembers()).map(({ topic_id, person_id }) => `${topic_id} ${person_id}`));
    expect(blocks.filter((row) => members.has(`${row.topic_id} ${row.person_id}`))).toEqual([]);
    expect(new Set(blocks.map(({ topic_id }) => topic_id)).size).toBe(12);
  });

  test('are followed by every account, with something new in one of them', async () => {
    const { read } = database().db;
    const topics = await read.selectFrom('topic').select(['id', 'active_at']).execute();
    const activeAt = new Map(topics.map(({ id, active_at }) => [id, active_at]));
    const members = await readMembers();
    for (const { personId } of seedAccountList) {
      const own = members.filter(({ person_id }) => person_id === personId);
      expect(own.length).toBeGreaterThan(2);
      const fresh = own.filter(({ topic_id, seen_at }) => (activeAt.get(topic_id) ?? 0) > seen_at);
      expect({ personId, hasNew: fresh.length > 0 }).toEqual({ personId, hasNew: true });
    }
    expect(members.filter(({ seen_at, created_at }) => seen_at < created_at || seen_at > noon)).toEqual([]);
  });

  test('are active since the latest of their works, and staff feature seven of them', async () => {
    const rows = await database()
      .db.read.selectFrom('topic')
      .innerJoin('topic_video', 'topic_video.topic_id', 'topic.id')
      .select(({ fn }) => ['topic.id', 'active_at', 'featured_at', fn.max('added_at').as('latest')])
      .groupBy(['topic.id', 'active_at', 'featured_at'])
      .execute();
    expect(rows.filter(({ active_at, latest }) => active_at !== Number(latest))).toEqual([]);
    expect(rows.filter(({ featured_at }) => featured_at !== null)).toHaveLength(7);
  });
});
