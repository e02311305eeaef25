import type { Database } from '@/lib/platform/server/db/database';
import { listPlaylistVideos } from '@/lib/works/playlist/server/list-playlist-videos';
import { listPlaylistsOfPerson } from '@/lib/works/playlist/server/list-playlists-of-person';
import { findPicks } from '@/lib/works/recommend/server/find-picks';
import { findRelated } from '@/lib/works/recommend/server/find-related';
import { creditRoles, creditStates, getVideoDetail as getVideoDetailCall, workLimits } from '@/lib/works/work/contract';
import { getVideoDetail } from '@/lib/works/work/server/get-video-detail';
import { worksOf2020 } from '@/lib/works/work/server/seed';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the works of the demonstration', (database) => {
  beforeAll(() => seed(database().db));

  test('dates works within the last 400 days, but for those of 2020, and spreads their views', async () => {
    const { db } = database();
    const videos = await db.read.selectFrom('video').selectAll().where('state', '=', 'verified').execute();
    const recent = videos.filter(({ id }) => !worksOf2020.includes(id));
    expect(videos.length - recent.length).toBe(worksOf2020.length);
    const ages = recent.map((video) => (noon - (video.verified_at ?? 0)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(400);
    const views = videos.map((video) => video.view_count);
    expect(Math.min(...views)).toBeLessThan(50);
    expect(Math.max(...views)).toBeGreaterThan(1_000_000);
    const seconds = videos.map((video) => video.duration_seconds);
    expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([15, 4200]);
  });

  test('shows visitors nothing of works that wait or failed: no views, no date of approval', async () => {
    const { db } = database();
    const rows = await db.read.selectFrom('video').selectAll().where('verified_at', 'is', null).execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['pending_review', 'failed', 'pending_edit']));
    expect(rows.filter(({ view_count, like_count }) => view_count > 0 || like_count > 0)).toEqual([]);
  });

  test('says of every refused work why, and when each was handed in', async () => {
    const { db } = database();
    const works = await db.read.selectFrom('video').selectAll().execute();
    for (const { state, reason, created_at, submitted_at, verified_at } of works) {
      expect(reason !== '').toBe(state === 'failed');
      if (state === 'pending_edit') expect(submitted_at).toBeNull();
      else expect(submitted_at).toBeGreaterThan(created_at);
      expect(Math.max(submitted_at ?? 0, created_at)).toBeLessThan(verified_at ?? noon);
    }
    // One of them was public before it was taken down.
    expect(works.filter(({ state, verified_at }) => state === 'failed' && verified_at !== null)).toHaveLength(1);
    expect(works.filter(({ is_original, state }) => is_original === null && state !== 'pending_edit')).toEqual([]);
  });

  test('gives works tags that they share, makers who agreed, and labels where they are due', async () => {
    const { db } = database();
    const tags = await db.read.selectFrom('video_tag').selectAll().execute();
    const works = await db.read.selectFrom('video').selectAll().execute();
    for (const { id } of works) {
      const own = tags.filter((tag) => tag.video_id === id);
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(workLimits.tags);
    }
    const shared = Object.values(Object.groupBy(tags, ({ tag_key }) => tag_key));
    expect(shared.filter((all) => all?.length === 1)).toEqual([]);
    const share = (count: number) => count / works.length;
    expect(share(works.filter((work) => work.is_made_with_ai).length)).toBeGreaterThan(0.05);
    expect(share(works.filter((work) => work.is_made_with_ai).length)).toBeLessThan(0.3);
    expect(share(works.filter((work) => work.is_downloadable).length)).toBeGreaterThan(0.2);
    const credits = await db.read
      .selectFrom('video_credit')
      .innerJoin('video', 'video.id', 'video_credit.video_id')
      .select(['person_id', 'author_id', 'roles', 'video_credit.state'])
      .execute();
    expect(new Set(credits.map(({ state }) => state))).toEqual(new Set(creditStates));
    expect(credits.filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(80);
    for (const { person_id, author_id, roles } of credits) {
      expect(person_id).not.toBe(author_id);
      expect(JSON.parse(roles).length).toBeGreaterThan(0);
      expect(creditRoles).toEqual(expect.arrayContaining(JSON.parse(roles)));
    }
  });

  test('picks public works for each of the last six months, every work once', async () => {
    const context = testContext(database().db);
    const { months } = await findPicks(context, { month: '' });
    expect(months).toEqual(['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06']);
    const lists = await Promise.all(months.map(async (month) => (await findPicks(context, { month })).list));
    const ids = lists.flatMap((list) => list.map(({ videoId }) => videoId));
    expect(lists.map((list) => list.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('makes pages of works that have something to go on with', async () => {
    const context = testContext(database().db);
    const work = await getVideoDetail(context, { id: 'video-001' });
    expect(getVideoDetailCall.data.parse(work)).toEqual(work);
    expect([work.category, work.industry, work.profession, ...work.software, ...work.tags]).not.toContain('');
    expect(await findRelated(context, { id: 'video-001' })).toHaveLength(12);
  });

  test('gives every public channel the works that it counts, by its members', async () => {
    const { db } = database();
    const placed = await db.read.selectFrom('topic_video').selectAll().execute();
    const members = await db.read.selectFrom('topic_member').select(['topic_id', 'person_id']).execute();
    const places = new Set(members.map(({ topic_id, person_id }) => `${topic_id} ${person_id}`));
    const topics = await db.read.selectFrom('topic').select(['id', 'state', 'video_count']).execute();
    for (const { id, state, video_count } of topics) {
      const works = placed.filter((row) => row.topic_id === id);
      expect([id, works.length]).toEqual([id, video_count]);
      expect(works.length > 0).toBe(state === 'verified');
      expect(works.filter((row) => !places.has(`${id} ${row.person_id}`))).toEqual([]);
      expect(works.filter((row) => row.added_at > noon)).toEqual([]);
    }
  });

  test('fills play lists with public works, and counts exactly who has collected them', async () => {
    const { db } = database();
    const lists = await db.read.selectFrom('playlist').selectAll().orderBy('updated_at', 'desc').execute();
    const items = await db.read.selectFrom('collection_item').selectAll().where('kind', '=', 'playlist').execute();
    expect(lists.map(({ id }) => id)).toEqual(lists.map(({ id }) => id).toSorted());
    expect(lists.filter(({ is_public }) => is_public === 0)).toHaveLength(3);
    for (const { id, entry_count, collect_count, created_at, is_public } of lists) {
      const { list } = await findPlaylistVideos(db, id);
      expect(list).toHaveLength(entry_count);
      expect(entry_count).toBeGreaterThanOrEqual(6);
      expect(collect_count).toBe(items.filter((item) => item.target_id === id).length);
      expect(collect_count > 0).toBe(is_public === 1);
      expect(created_at).toBeLessThan(noon);
    }
    const shown = await listPlaylistsOfPerson(testContext(db), { userId: 'person-024', pageIndex: 1, pageSize: 20 });
    expect(shown.list.map(({ title }) => title)).toEqual(['一分钟就够']);
  });

  /** The works of a play list as its creator sees them. */
  async function findPlaylistVideos(db: Database, id: string) {
    const { owner_id } = await db.read
      .selectFrom('playlist')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return listPlaylistVideos(testContext(db, { caller: callerOf(owner_id) }), { id, pageIndex: 1, pageSize: 100 });
  }
});
