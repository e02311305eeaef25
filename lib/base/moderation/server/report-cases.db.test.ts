import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { reviewer, useReporters } from '@/test/reports';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { listReportCases as listCall } from '../contract';
import { decideOnReports } from './decide-on-reports';
import { getReportCase } from './get-report-case';
import { listReportCases } from './list-report-cases';
import { forgetReporter } from './person-reports';

describeOnBothEngines('what was reported', (database) => {
  const { as, report, cases } = useReporters(database);
  const list = async (asked: object = {}, caller: Caller | null = reviewer) =>
    (await listReportCases(as(caller), listCall.input.parse(asked))).list;
  const decide = (id: string, state: 'founded' | 'unfounded', note = '', caller: Caller | null = reviewer) =>
    decideOnReports(as(caller), { id, state, note });
  const at = (person: string, later: number) => as(callerOf(person), { now: () => noon + later });
  const firstId = async () => (await cases())[0]?.id ?? '';
  const deeds = async () => {
    const read = database().db.read.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id');
    return (await read.execute()).slice(noted);
  };

  let noted = 0;
  beforeEach(async () => {
    noted = 0;
    noted = (await deeds()).length;
  });

  test('is one line for each thing, the latest first, with how many and why', async () => {
    await report({ reason: 'fraud' }, at('lin', 0));
    await report({ kind: 'comment', id: 'word', reason: 'hate' }, at('lin', 1));
    await report({ reason: 'copyright', text: '抄袭' }, at('mo', 2));
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        subject: expect.objectContaining({ kind: 'video', id: 'film', text: '光之诗', author: '墨', isPublic: true }),
        state: 'open',
        reportCount: 2,
        reasons: ['copyright', 'fraud'],
        reportedAt: '2026-11-20T12:00:00.002+08:00',
      },
      expect.objectContaining({ reportCount: 1, reasons: ['hate'] }),
    ]);
  });

  test.each([
    [{}, ['topic', 'comment', 'video']],
    [{ order: 'asc' }, ['video', 'comment', 'topic']],
    [{ sort: 'reportCount', order: 'desc', pageSize: 1 }, ['video']],
    [{ kind: 'comment' }, ['comment']],
    [{ reason: 'fraud' }, ['topic', 'video']],
    [{ state: 'open' }, ['comment', 'video']],
    [{ state: 'unfounded' }, ['topic']],
    [{ state: 'founded' }, []],
    [{ search: '抄袭' }, ['video']],
    [{ search: '抄袭', reason: 'hate' }, []],
    [{ search: 'word' }, ['comment']],
    [{ search: 'word', reason: 'fraud' }, []],
    [{ search: '一切如常' }, ['topic']],
    [{ search: '%' }, []],
    [{ pageSize: 1, pageIndex: 2 }, ['comment']],
  ])('is listed as asked for: %j', async (asked, kinds) => {
    await report({ reason: 'fraud', text: '说是抄袭' }, at('lin', 0));
    await report({ reason: 'fraud' }, at('mo', 1));
    await report({ kind: 'comment', id: 'word', reason: 'hate' }, at('lin', 2));
    await report({ kind: 'topic', id: 'channel', reason: 'fraud' }, at('lin', 3));
    await decide((await list({ kind: 'topic' }))[0]?.id ?? '', 'unfounded', '一切如常');
    expect((await list(asked)).map(({ subject }) => subject.kind)).toEqual(kinds);
  });

  test('is shown with all that was written, and without who is gone', async () => {
    await report({ reason: 'fraud', text: '<script>alert(1)</script>' }, at('lin', 0));
    await report({ reason: 'other', text: '还有' }, at('lin', 1));
    await report({ reason: 'minors' }, at('mo', 2));
    await database().db.transaction((tx) => forgetReporter(as(null), tx, { personId: 'mo' }));
    const seen = await getReportCase(as(reviewer), { id: await firstId() });
    expect(seen).toMatchObject({ reportCount: 2, note: '', decidedBy: null, decidedAt: null, others: [] });
    expect(seen.reports).toEqual([
      {
        id: expect.any(String),
        reporter: { id: 'lin', nickname: '林' },
        parts: [
          expect.objectContaining({ reason: 'fraud', text: '<script>alert(1)</script>', pictures: [] }),
          expect.objectContaining({ reason: 'other', text: '还有', at: '2026-11-20T12:00:00.001+08:00' }),
        ],
      },
      { id: expect.any(String), reporter: null, parts: [expect.objectContaining({ reason: 'minors', text: '' })] },
    ]);
  });

  test('of which nothing is left can still be decided on', async () => {
    await report();
    const { db } = database();
    const hide = (state: 'deleted' | 'verified') =>
      db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', 'film').execute());
    await hide('deleted');
    expect((await list())[0]?.subject).toMatchObject({ text: '光之诗', isPublic: false });
    await hide('verified');
    await db.transaction((tx) => tx.updateTable('moderation_case').set({ subject_id: 'gone' }).execute());
    expect((await list())[0]?.subject).toMatchObject({ id: 'gone', text: '', isPublic: false });
    expect(await decide(await firstId(), 'founded')).toMatchObject({ state: 'founded' });
  });

  test('is decided once, with a note, and the next report opens the next case', async () => {
    await report();
    const id = await firstId();
    expect(await decide(id, 'founded', '已下架')).toMatchObject({
      ...{ state: 'founded', note: '已下架', decidedBy: '编辑', decidedAt: '2026-11-20T12:00:00.000+08:00' },
    });
    await expect(decide(id, 'unfounded')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await deeds()).toEqual([
      expect.objectContaining({
        ...{ actor_id: 'ed', action: 'moderation.report.founded', subject: 'report', subject_id: id },
        after: JSON.stringify({ state: 'founded', kind: 'video', note: '已下架' }),
      }),
    ]);
    await report({}, at('lin', 1));
    const [, next] = await cases();
    expect(next).toMatchObject({ state: 'open', report_count: 1 });
    expect((await getReportCase(as(reviewer), { id: next?.id ?? '' })).others).toEqual([
      { id, state: 'founded', note: '已下架', reportedAt: '2026-11-20T12:00:00.000+08:00' },
    ]);
  });

  test('is decided by one of two who decide at once', async () => {
    await report();
    const id = await firstId();
    const ends = await settled([decide(id, 'founded'), decide(id, 'unfounded')]);
    expect(ends.sort()).toEqual(['NullPointer', 'done']);
    expect(await deeds()).toHaveLength(1);
  });

  test('while it is decided on loses no report', async () => {
    const crowd = Array.from({ length: 20 }, (_, index) => personRow({ id: `p${index}` }));
    await database().db.transaction((tx) => insertRows(tx, 'person', crowd));
    await report();
    const id = await firstId();
    await Promise.all([
      decide(id, 'unfounded'),
      ...crowd.map(({ id: reporter }, index) => report({}, at(reporter, index))),
    ]);
    const found = await cases();
    expect(found.reduce((sum, one) => sum + one.report_count, 0)).toBe(21);
    expect(found.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('co', { staff: 'editor' }), 'Forbidden'],
    ['sales', callerOf('sa', { staff: 'sales' }), 'Forbidden'],
  ])('is nothing for %s', async (_, caller, code) => {
    await report();
    const id = await firstId();
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(getReportCase(as(caller), { id })).rejects.toMatchObject({ code });
    await expect(decide(id, 'founded', '', caller)).rejects.toMatchObject({ code });
    expect(await cases()).toEqual([expect.objectContaining({ state: 'open' })]);
    await expect(getReportCase(as(reviewer), { id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
