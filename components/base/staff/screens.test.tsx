import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@/lib/base/audit/contract';
import type { FailedJob } from '@/lib/base/staff/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/base/staff.json';
import zh from '@/messages/zh/base/staff.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { AuditScreen } from './audit-screen';
import { JobsScreen } from './jobs-screen';
import { LatestEntries } from './latest-entries';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const pageOf = (...list: unknown[]): Answer => ({ data: { list, hasNextPage: false, nextPage: null } });
const job: FailedJob = {
  id: 'j1',
  kind: 'cooperation.lead-mail',
  payload: '{"to":"lin@example.org"}',
  attempts: 8,
  lastError: 'mail: 550 <b>no such box</b>\n    at send',
  failedAt: '2026-11-20T12:00:00.000+08:00',
};
const entry: AuditEntry = {
  id: 'e1',
  at: '2026-11-20T12:00:00.000+08:00',
  actorId: 'ed',
  actor: '编辑小林',
  action: 'account.role.changed',
  subject: 'account',
  subjectId: 'mo',
  before: { role: null },
  after: { role: 'editor' },
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
});

describe('failed jobs', () => {
  test('say what went wrong; what they are about is opened', async () => {
    answerCalls({ '/api/staff/jobs': pageOf(job) });
    renderIn('zh', <JobsScreen />);
    const row = await screen.findByRole('row', { name: 'cooperation.lead-mail 2026-11-20 12:00' });
    expect(within(row).getByText('mail: 550 <b>no such box</b>')).toBeVisible();
    const payload = within(row).getByText(/lin@example\.org/);
    expect(payload).not.toBeVisible();
    await userEvent.click(within(row).getByText('mail: 550 <b>no such box</b>'));
    expect(payload).toBeVisible();
  });

  test('are tried again, and the list is asked for anew', async () => {
    const answers: Record<string, Answer> = {
      '/api/staff/jobs': pageOf(job),
      '/api/staff/jobs/retry': { data: null },
    };
    const calls = answerCalls(answers);
    renderIn('en', <JobsScreen />);
    const retry = await screen.findByRole('button', { name: `${en.jobs.retry} ${job.kind}` });
    answers['/api/staff/jobs'] = pageOf();
    await userEvent.click(retry);
    expect(await screen.findByText(en.jobs.empty)).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/staff/jobs', '/api/staff/jobs/retry', '/api/staff/jobs']);
    expect(calls[1]?.fields).toEqual({ id: 'j1' });
    expect(toastQueue.take()).toEqual([en.jobs.retried]);
  });

  test('that somebody else has retried are said to be gone', async () => {
    answerCalls({ '/api/staff/jobs': pageOf(job), '/api/staff/jobs/retry': { code: 'NullPointer' } });
    renderIn('zh', <JobsScreen />);
    await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
    await waitFor(() => expect(toastQueue.take()).toEqual([zh.jobs.gone]));
  });
});

describe('the audit log', () => {
  test('says who did what to what, and what it changed', async () => {
    const other = {
      ...entry,
      id: 'e2',
      actorId: 'operator',
      actor: null,
      action: 'future.thing.done',
      subject: 'thing',
    };
    answerCalls({ '/api/audit/entries': pageOf(entry, other, { ...other, id: 'e3', actorId: 'gone' }) });
    renderIn('zh', <AuditScreen />);
    await screen.findByRole('row', { name: /编辑小林/ });
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    const changes = '身份原为 空 → 改为 editor';
    expect(cells).toEqual([
      ['更改工作人员身份', '2026-11-20 12:00', '编辑小林', '用户 mo', changes],
      ['future.thing.done', '2026-11-20 12:00', '服务器命令', 'thing mo', changes],
      ['future.thing.done', '2026-11-20 12:00', '已注销（gone）', 'thing mo', changes],
    ]);
    expect(screen.getByRole('link', { name: '用户 mo' })).toHaveAttribute('href', '/staff/users/mo');
  });

  test('is filtered by area', async () => {
    const calls = answerCalls({ '/api/audit/entries': pageOf() });
    renderIn('en', <AuditScreen />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.audit.area }), en.audit.areas.account);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new URLSearchParams(location.search).get('area')).toBe('account');
  });

  test('has its latest lines on the overview', () => {
    renderIn('zh', <LatestEntries entries={[entry]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('2026-11-20 12:00编辑小林更改工作人员身份用户 mo');
    expect(screen.getByRole('link', { name: zh.overview.allEntries })).toHaveAttribute('href', '/staff/audit');
  });

  test('says on the overview that nothing was done yet', () => {
    renderIn('zh', <LatestEntries entries={[]} />);
    expect(screen.getByText(zh.overview.noneYet)).toBeVisible();
  });
});
