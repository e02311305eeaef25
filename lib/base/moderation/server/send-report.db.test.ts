import { randomUUID } from 'node:crypto';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useReporters } from '@/test/reports';
import { settled } from '@/test/settled';
import { sendReport as contract, type ReportKind } from '../contract';
import { findReportable } from './find-reportable';
import { exportReports, forgetReporter } from './person-reports';

const [lin, mo] = [callerOf('lin'), callerOf('mo')];

describeOnBothEngines('a report', (database) => {
  const { as, report, cases, parts } = useReporters(database);

  test.each([
    [
      'video',
      'film',
      'zh',
      { text: '光之诗', language: 'zh', author: '墨', path: '/video/detail/film', staffPath: '/staff/works/film' },
    ],
    [
      'video',
      'film',
      'en',
      {
        text: 'Poem of Light',
        language: 'en',
        author: '墨',
        path: '/video/detail/film',
        staffPath: '/staff/works/film',
      },
    ],
    [
      'comment',
      'word',
      'en',
      {
        text: '<b>说得不对</b>',
        language: null,
        author: '墨',
        path: '/video/detail/film#comments',
        staffPath: '/staff/works/film',
      },
    ],
    [
      'person',
      'mo',
      'zh',
      { text: '墨', language: null, author: null, path: '/otherPeople?userId=mo', staffPath: '/staff/users/mo' },
    ],
    [
      'activity',
      'feast',
      'en',
      {
        text: '光影节',
        language: 'zh',
        author: '墨',
        path: '/ActivityDetail/feast',
        staffPath: '/staff/activities/feast',
      },
    ],
    [
      'topic',
      'channel',
      'zh',
      {
        text: '灯',
        language: 'zh',
        author: null,
        path: '/topicIntroduce?topicId=channel',
        staffPath: '/staff/channels/channel',
      },
    ],
    [
      'playlist',
      'list',
      'en',
      { text: '夜里看的', language: null, author: '墨', path: '/playlist/list', staffPath: null },
    ],
  ] as const)('can be of the %s %s (%s)', async (kind, id, language, shown) => {
    const asked = () => findReportable(as(lin, { language }), kind, id);
    expect(await asked()).toEqual({ subject: { kind, id, ...shown, isPublic: true }, isReported: false });
    await report({ kind, id });
    expect(await cases()).toEqual([
      expect.objectContaining({ kind, subject_id: id, state: 'open', report_count: 1, reported_at: noon, note: '' }),
    ]);
    expect(await asked()).toMatchObject({ isReported: true });
    expect(await findReportable(as(mo), kind, id)).toMatchObject({ isReported: false });
  });

  test.each([
    ['video', 'waiting'],
    ['video', 'none'],
    ['comment', 'held'],
    ['comment', 'under'],
    ['person', 'erased'],
    ['activity', 'draft'],
    ['topic', 'closed'],
    ['playlist', 'diary'],
    ['playlist', 'unnamed'],
    ['video', 'a\0b'],
    ['article', 'film'],
    ['__proto__', 'film'],
  ])('cannot be of the %s %j, which is not there for all', async (kind, id) => {
    await expect(findReportable(as(lin), kind, id)).rejects.toMatchObject({ code: 'NullPointer' });
    if (contract.input.safeParse({ ...sent, kind, id }).success) {
      await expect(report({ kind: kind as ReportKind, id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await cases()).toEqual([]);
  });

  test('is nothing for a visitor', async () => {
    await expect(report({}, as(null))).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(findReportable(as(null), 'video', 'film')).rejects.toMatchObject({ code: 'Unauthorized' });
    expect(await cases()).toEqual([]);
  });

  test('that comes again adds to the first one', async () => {
    await report({ reason: 'fraud', text: '一' });
    await report({ reason: 'other', text: '二' }, as(lin, { now: () => noon + 5 }));
    await report({ reason: 'minors' }, as(mo, { now: () => noon + 9 }));
    expect(await cases()).toEqual([expect.objectContaining({ report_count: 2, reported_at: noon + 9 })]);
    const written = await parts();
    expect(written.map(({ reporter_id, reason, text }) => [reporter_id, reason, text])).toEqual([
      ['lin', 'fraud', '一'],
      ['lin', 'other', '二'],
      ['mo', 'minors', ''],
    ]);
    expect(new Set(written.map(({ report_id }) => report_id)).size).toBe(2);
  });

  test('that is sent once more is not taken twice', async () => {
    const clientId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => report({ clientId, text: '同一份' })));
    await report({ clientId, text: '同一份' });
    expect(await parts()).toHaveLength(1);
    expect(await cases()).toEqual([expect.objectContaining({ report_count: 1 })]);
  });

  test('of fifty that come at once by one person is one', async () => {
    const ends = await settled(Array.from({ length: 50 }, (_, index) => report({ text: String(index) })));
    expect(new Set(ends)).toEqual(new Set(['done']));
    expect(await cases()).toEqual([expect.objectContaining({ report_count: 1 })]);
    const written = await parts();
    expect([written.length, new Set(written.map(({ report_id }) => report_id)).size]).toEqual([50, 1]);
  });

  test('of fifty that come at once by different people counts each', async () => {
    const people = Array.from({ length: 50 }, (_, index) => callerOf(`p${index}`));
    await Promise.all(people.map((person) => report({}, as(person))));
    expect(await cases()).toEqual([expect.objectContaining({ report_count: 50 })]);
  });

  test('stays without its reporter when their account is erased, and is in their export before', async () => {
    await report({ text: '抄袭' });
    await report({ kind: 'person', id: 'mo' }, as(mo));
    const exported: Record<string, unknown> = {};
    const { db } = database();
    await db.transaction((tx) => exportReports(as(null), tx, { personId: 'lin', parts: exported }));
    expect(exported.reports).toEqual([
      { kind: 'video', id: 'film', reason: 'fraud', text: '抄袭', at: '2026-11-20T12:00:00.000+08:00' },
    ]);
    await db.transaction((tx) => forgetReporter(as(null), tx, { personId: 'lin' }));
    expect((await parts()).map(({ reporter_id, text }) => [reporter_id, text])).toEqual(
      expect.arrayContaining([
        [null, '抄袭'],
        ['mo', ''],
      ]),
    );
  });
});

const sent = { kind: 'video', id: 'film', reason: 'fraud', clientId: '8f14e45f-ceea-467f-a0d1-2c1f3f2b0a11' };

test.each([
  [{}, null],
  [{ text: '字'.repeat(500) }, null],
  [{ text: '😀'.repeat(500) }, null],
  [{ text: '字'.repeat(501) }, ['text', 'tooLong']],
  [{ reason: 'other', text: ' ' }, ['text', 'textNeeded']],
  [{ reason: 'dull' }, ['reason', 'reason']],
  [{ kind: 'lead' }, ['kind', expect.any(String)]],
  [{ clientId: 'one' }, ['clientId', expect.any(String)]],
  [{ pictures: Array.from({ length: 7 }, () => new File(['x'], 'x')) }, ['pictures', 'tooManyPictures']],
  [{ pictures: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x') }, ['pictures', 'pictureTooLarge']],
  [{ pictures: 'a.jpg' }, ['pictures', expect.any(String)]],
])('the contract takes %#', (changes, wrong) => {
  const [issue] = contract.input.safeParse({ ...sent, ...changes }).error?.issues ?? [];
  expect(issue ? [issue.path.join('.'), issue.message] : null).toEqual(wrong);
});
