import { caseStates, type ReportCaseDetail, reportKinds } from '@/lib/base/moderation/contract';
import { findProhibitedWords } from '@/lib/base/moderation/port';
import { getReportCase } from '@/lib/base/moderation/server/get-report-case';
import { listReportCases } from '@/lib/base/moderation/server/list-report-cases';
import { reportPictureKeys } from '@/lib/base/moderation/server/seed';
import { seedPeople } from '@/lib/people/person/server/seed';
import { listApplications } from '@/lib/people/verification/server/list-applications';
import { openPapers, readPicture } from '@/lib/people/verification/server/open-papers';
import { drawSpecimens } from '@/lib/people/verification/server/seed-specimens';
import { commentLimits } from '@/lib/reactions/comment/contract';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { seed } from '@/test/seeded';

/** Accounts that are there to be tried out only follow channels: these people have done more. */
const artistIds = seedPeople.map(({ id }) => id);

describeOnOneEngine('the people of the demonstration', (database) => {
  useMediaFolder();
  beforeAll(() => seed(database().db));

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

  test('lets people talk about most works and articles, and counts exactly what they said and liked', async () => {
    const { db } = database();
    const entries = await db.read.selectFrom('comment_entry').selectAll().execute();
    const shown = entries.filter(({ state }) => state === 'shown');
    const works = await db.read.selectFrom('video').selectAll().where('state', '=', 'verified').execute();
    const marks = await db.read.selectFrom('like_mark').selectAll().execute();
    const articles = await db.read.selectFrom('article').selectAll().where('state', '=', 'verified').execute();
    const sizes = [...works, ...articles].map(({ id, comment_count, verified_at }) => {
      const own = shown.filter(({ thing_id }) => thing_id === id);
      expect({ id, count: comment_count }).toEqual({ id, count: own.length });
      expect(own.filter(({ created_at }) => created_at <= (verified_at ?? noon) || created_at >= noon)).toEqual([]);
      const roots = own.filter(({ root_id }) => root_id === null);
      expect(new Set(roots.map(({ text }) => text)).size).toBe(roots.length);
      return roots.length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(
      shown.filter(({ kind, root_id }) => ['video', 'article'].includes(kind) && !root_id).length,
    );
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
      expect(new Set(kinds)).toEqual(new Set(['video', 'activity', 'playlist', 'article', 'question']));
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
      // Rightly reported things are not public any more.
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

  test('has somebody who waits to be verified, whose specimen a reviewer sees', async () => {
    const { db } = database();
    const reviewer = testContext(db, { caller: callerOf('person-reviewer', { staff: 'reviewer' }) });
    const { list } = await listApplications(reviewer, {
      ...{ state: 'pending', sort: 'submittedAt', order: 'asc', pageIndex: 1, pageSize: 10, search: '' },
    });
    expect(list.map(({ kind }) => kind)).toEqual(['company', 'individual']);
    const job = { ...testContext(db), attempt: 1, signal: new AbortController().signal };
    for (const { id: applicationId } of [...list, ...list]) await drawSpecimens.run(job, { applicationId });
    const sides = await Promise.all(list.map(({ id }) => openPapers(reviewer, { id })));
    expect(sides.map(({ pictures }) => pictures.map(({ side }) => side).sort())).toEqual([
      ['authority', 'licence'],
      ['front'],
    ]);
    const [
      ,
      {
        pictures: [shown],
      } = { pictures: [] },
    ] = sides;
    expect(await readPicture(reviewer, { key: shown?.key ?? '' })).toMatchObject({ contentType: 'image/jpeg' });
  });
});
