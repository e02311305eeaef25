import { findCaller } from '@/lib/account/server/auth/sessions';
import { logIn } from '@/lib/account/server/log-in';
import { seedAccountList } from '@/lib/account/server/seed';
import { listActivities } from '@/lib/activity/server/list-activities';
import { commentLimits } from '@/lib/comment/contract';
import { nightPalettes } from '@/lib/media/server/demo-art/palette';
import { caseStates, type ReportCaseDetail, reportKinds } from '@/lib/moderation/contract';
import { findProhibitedWords } from '@/lib/moderation/port';
import { getReportCase } from '@/lib/moderation/server/get-report-case';
import { listReportCases } from '@/lib/moderation/server/list-report-cases';
import { reportPictureKeys } from '@/lib/moderation/server/seed';
import { seedPeople } from '@/lib/person/server/seed';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { listTopics } from '@/lib/topic/server/list-topics';
import { creditRoles, creditStates, getVideoDetail as getVideoDetailCall, workLimits } from '@/lib/video/contract';
import { findPicks } from '@/lib/video/server/find-picks';
import { findRelated } from '@/lib/video/server/find-related';
import { getVideoDetail } from '@/lib/video/server/get-video-detail';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import type { DemonstrationPicture } from './demonstration-pictures';
import { seedDemonstration } from './seeds';

/** Accounts that are there to be tried out have done nothing yet: these people have. */
const artistIds = seedPeople.map(({ id }) => id);

const small = { family: 'tiles', palette: nightPalettes[0], width: 48, height: 32 } as const;
const pictures: DemonstrationPicture[] = ['a', 'b', 'c', 'd'].map((name) => ({
  key: `works/${name}.jpg`,
  art: { ...small, seed: name },
}));

// Passwords are hashed, slowly.
jest.setTimeout(30_000);

/** A storage of one process, which may be told to break after some pictures. */
function memoryStorage(breakAfter = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, unknown>();
  return {
    kept,
    head: async (key: string) => (kept.has(key) ? { size: 1, etag: '"1"', lastModified: 0 } : null),
    put: async (key: string, body: unknown) => {
      if (kept.size >= breakAfter) throw new Error('disk full');
      kept.set(key, body);
    },
  };
}

describeOnBothEngines('seeding the demonstration', (database) => {
  const business = ['cooperation_lead', 'advertising_booking', 'chat_conversation'] as const;
  const tables = [
    'person',
    'video',
    'video_pick',
    'topic',
    'activity',
    'operation_banner',
    'content_page',
    ...business,
    'moderation_case',
  ] as const;
  const counts = () => {
    const { db } = database();
    return Promise.all(
      tables.map(async (table) => {
        const rows = db.read.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
        return Number((await rows.executeTakeFirstOrThrow()).count);
      }),
    );
  };

  const shown: string[] = [];
  const seed = (node: Database, storage: ReturnType<typeof memoryStorage>) =>
    seedDemonstration({
      context: testContext(node),
      storage,
      password: null,
      show: (text) => shown.push(text),
      pictures,
    });

  test('that breaks while it draws leaves the database as it was', async () => {
    const { db } = database();
    const before = await counts();
    await expect(seed(db, memoryStorage(2))).rejects.toThrow('disk full');
    expect(await counts()).toEqual(before);
  });

  test('by two nodes at once writes it once, and every picture is there before the rows', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    const storage = memoryStorage();
    const results = await Promise.all([db, other, db, other].map((node) => seed(node, storage)));
    await other.close();
    expect(results.filter(Boolean)).toHaveLength(1);
    expect([...storage.kept.keys()].sort()).toEqual(pictures.map(({ key }) => key));
    expect(await counts()).toEqual([43, 247, 6, 28, 46, 9, 16, 13, 2, 3, 10]);
    expect(shown).toHaveLength(1);
  });

  test('again does nothing, not even look for pictures', async () => {
    const { db } = database();
    const storage = memoryStorage();
    expect(await seed(db, storage)).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  test('hides what has not passed and shows the rest', async () => {
    const context = testContext(database().db);
    const all = { pageIndex: 1, pageSize: 100 };
    expect((await listTopics(context, all)).list).toHaveLength(26);
    const { list } = await listActivities(context, { ...all, orderBy: 0 });
    expect(list).toHaveLength(42);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set([2, 4, 5]));
  });

  test('dates works within the last 400 days and spreads their views', async () => {
    const { db } = database();
    const videos = await db.read.selectFrom('video').selectAll().where('state', '=', 'verified').execute();
    const ages = videos.map((video) => (noon - (video.verified_at ?? 0)) / 86_400_000);
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
    expect([work.industry, work.profession, ...work.software, ...work.tags]).not.toContain('');
    expect(await findRelated(context, { id: 'video-001' })).toHaveLength(12);
  });

  test('lets people follow one another and counts exactly that', async () => {
    const { db } = database();
    const follows = await db.read.selectFrom('person_follow').selectAll().execute();
    expect(follows.length).toBeGreaterThan(300);
    expect(follows.filter((row) => row.follower_id === row.person_id || row.created_at > noon)).toEqual([]);
    const people = await db.read.selectFrom('person').selectAll().where('id', 'in', artistIds).execute();
    for (const { id, follower_count, following_count } of people) {
      expect(follower_count).toBe(follows.filter((row) => row.person_id === id).length);
      expect(following_count).toBe(follows.filter((row) => row.follower_id === id).length);
      expect(Math.min(follower_count, following_count)).toBeGreaterThan(0);
    }
  });

  test('lets people talk about most works, and counts exactly what they said and liked', async () => {
    const { db } = database();
    const entries = await db.read.selectFrom('comment_entry').selectAll().execute();
    const shown = entries.filter(({ state }) => state === 'shown');
    const works = await db.read.selectFrom('video').selectAll().where('state', '=', 'verified').execute();
    const marks = await db.read.selectFrom('like_mark').selectAll().execute();
    const sizes = works.map(({ id, comment_count, verified_at }) => {
      const own = shown.filter(({ thing_id }) => thing_id === id);
      expect({ id, count: comment_count }).toEqual({ id, count: own.length });
      expect(own.filter(({ created_at }) => created_at <= (verified_at ?? noon) || created_at >= noon)).toEqual([]);
      const roots = own.filter(({ root_id }) => root_id === null);
      expect(new Set(roots.map(({ text }) => text)).size).toBe(roots.length);
      return roots.length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(shown.filter(({ root_id }) => !root_id).length);
    expect(Math.max(...sizes)).toBeGreaterThan(40);
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(20);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(120);
    for (const { id, author_id, created_at, like_count, reply_count } of shown) {
      const likes = marks.filter(({ thing_id }) => thing_id === id);
      const replies = shown.filter(({ root_id }) => root_id === id);
      expect({ id, likes: like_count, replies: reply_count }).toEqual({
        id,
        likes: likes.length,
        replies: replies.length,
      });
      const wrong = likes.filter((mark) => mark.person_id === author_id || mark.created_at < created_at);
      expect([...wrong, ...replies.filter((reply) => reply.created_at <= created_at)]).toEqual([]);
    }
    expect(shown.filter(({ text }) => text === '' || [...text].length > commentLimits.text)).toEqual([]);
    expect(shown.some(({ to_person_id }) => to_person_id !== null)).toBe(true);
  });

  test('has one comment that was taken away and one that waits for staff', async () => {
    const { db } = database();
    const unseen = await db.read
      .selectFrom('comment_entry')
      .leftJoin('moderation_review as review', 'review.subject_id', 'comment_entry.id')
      .select(['comment_entry.state', 'comment_entry.text', 'review.text as handed', 'review.state as review'])
      .where('comment_entry.state', '!=', 'shown')
      .orderBy('comment_entry.state')
      .execute();
    expect(unseen).toMatchObject([
      { state: 'removed', review: null },
      { state: 'waiting', review: 'pending', handed: unseen[1]?.text },
    ]);
    expect(await findProhibitedWords(db.read, [unseen[1]?.text ?? ''])).not.toEqual([]);
  });

  test('gives every channel one host and two stars, and every person channels and things collected', async () => {
    const { db } = database();
    const members = await db.read.selectFrom('topic_member').selectAll().execute();
    const topics = await db.read.selectFrom('topic').selectAll().where('state', '=', 'verified').execute();
    for (const { id, member_count } of topics) {
      const roles = members.filter((row) => row.topic_id === id).map(({ role }) => role);
      expect(roles.filter((role) => role === 'host')).toHaveLength(1);
      expect(roles.filter((role) => role === 'star')).toHaveLength(2);
      expect(member_count).toBeGreaterThanOrEqual(roles.length);
    }
    const collected = await db.read.selectFrom('collection_item').selectAll().execute();
    expect([...members, ...collected].filter((row) => row.created_at > noon)).toEqual([]);
    for (const id of artistIds) {
      expect(members.filter((row) => row.person_id === id).length).toBeGreaterThan(2);
      const kinds = collected.filter((row) => row.person_id === id).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['video', 'activity']));
    }
  });

  test('has reports in every state, each of something that is there and by somebody else', async () => {
    const context = testContext(database().db, { caller: callerOf('person-reviewer', { staff: 'reviewer' }) });
    const filters = { kind: '', reason: '', state: '', search: '' } as const;
    const order = { sort: 'reportedAt', order: 'desc' } as const;
    const { list } = await listReportCases(context, { ...filters, ...order, pageIndex: 1, pageSize: 100 });
    const cases: ReportCaseDetail[] = [];
    for (const { id } of list) cases.push(await getReportCase(context, { id }));
    expect(cases.map(({ id }) => id)).toEqual(cases.map((_, index) => `case-${index + 1}`));
    expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(caseStates));
    for (const { subject, state, reports, reportCount, decidedBy, decidedAt, others } of cases) {
      expect(reportKinds).toContain(subject.kind);
      expect(subject.text).not.toBe('');
      // What was right is gone from the public pages.
      expect(subject.isPublic).toBe(state !== 'founded');
      expect(reports).toHaveLength(reportCount);
      const reporters = reports.map(({ reporter }) => reporter?.nickname);
      expect(reporters).not.toContain(undefined);
      expect(reporters).not.toContain(subject.author ?? subject.text);
      expect([decidedBy, decidedAt].includes(null)).toBe(state === 'open');
      expect(Date.parse(decidedAt ?? '')).not.toBeGreaterThan(noon);
      expect(others.length).toBe(subject.id === 'video-033' ? 1 : 0);
    }
    const pictures = cases.flatMap(({ reports }) =>
      reports.flatMap(({ parts }) => parts.flatMap((part) => part.pictures)),
    );
    expect(pictures).toHaveLength(reportPictureKeys.length);
  });

  test.each(seedAccountList)('gives the $role a login that works', async ({ role, login, personId, staff = null }) => {
    const { db } = database();
    const password = new RegExp(`${login.replace('+', '\\+')} +(\\S+)$`, 'm').exec(shown.join())?.[1] ?? '';
    const account = { account: login, region: 'CN', password };
    const held: string[] = [];
    const context = testContext(db, { setCookie: ({ value }) => held.push(value) });
    const { token } = await logIn(context, account);
    const caller = await findCaller(db, { bearer: token, cookie: held[0] ?? '' });
    expect(caller).toMatchObject({ personId, staff, hasPhone: login.startsWith('+') });
    expect(await rolesIn(db, personId)).toContain(role);
  });

  /** What somebody is, in the words of the table of accounts. */
  async function rolesIn(db: Database, id: string): Promise<string[]> {
    const person = await db.read.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const user = await db.read.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const places = await db.read.selectFrom('topic_member').select('role').where('person_id', '=', id).execute();
    const works = await db.read
      .selectFrom('video')
      .select('id')
      .where('author_id', '=', id)
      .where('state', '=', 'verified')
      .execute();
    return [
      user.phone ? 'audience' : 'audience without a phone',
      works.length > 0 ? 'creator' : '',
      `verified ${person.verification}`,
      `staff: ${user.staff_role}`,
      ...places.map((place) => `channel ${place.role}`),
    ];
  }
});
