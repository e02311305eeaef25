import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import type { PersonReport, ReportCase, ReportCaseDetail } from '@/lib/base/moderation/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/base/moderation-console.json';
import zh from '@/messages/zh/base/moderation-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ReportConsole } from './console-report';
import { ReportsConsole } from './console-reports';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

standInForDialogs();

const [listPath, decidePath] = ['/api/moderation/reports', '/api/moderation/report/decide'];
const reportPath = '/api/moderation/report';
const picturePath = '/api/moderation/report/picture';
const reported: ReportCase = {
  id: 'case',
  subject: {
    ...{ kind: 'video', id: 'film', text: '<b>光之诗</b>', language: 'zh' },
    ...{ author: '墨', isPublic: true, path: '/video/detail/film', staffPath: '/staff/works/film' },
  },
  state: 'open',
  reportCount: 2,
  reasons: ['copyright', 'other'],
  reportedAt: '2026-11-20T12:00:00.000+08:00',
};
const part: PersonReport['parts'][number] = {
  id: 'p1',
  reason: 'copyright',
  text: '',
  at: reported.reportedAt,
  pictures: [],
};
const detail: ReportCaseDetail = {
  ...reported,
  reports: [
    {
      id: 'r1',
      reporter: { id: 'lin', nickname: '林' },
      parts: [
        { ...part, pictures: ['pic'] },
        { ...part, id: 'p2', reason: 'other', text: '<script>alert(1)</script>' },
      ],
    },
    { id: 'r2', reporter: null, parts: [{ ...part, pictures: [] }] },
  ],
  note: '',
  decidedBy: null,
  decidedAt: null,
  others: [{ id: 'old', state: 'unfounded', reportedAt: '2026-11-01T12:00:00.000+08:00', note: '没有问题' }],
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});

const page = (...list: unknown[]): Answer => ({ data: { list, hasNextPage: false, nextPage: null } });
const decided = (state: 'founded' | 'unfounded', note = '') => ({
  data: { ...detail, state, note, decidedBy: '编辑', decidedAt: '2026-11-20T13:00:00.000+08:00' },
});
const button = (name: string) => screen.getByRole('button', { name });
const callsTo = (calls: { path: string; fields: unknown }[], path: string) => calls.filter((one) => one.path === path);
/** Answers every call, that for the reports with `detail` unless given, and a picture's with its bytes. */
function answerAll(answers: Record<string, Answer>) {
  answers[reportPath] ??= { data: detail };
  const calls = answerCalls(answers);
  const answer = jest.mocked(fetch).getMockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL((input as Request).url);
    if (pathname !== picturePath) return (answer as typeof fetch)(input, init);
    calls.push({ path: pathname, fields: Object.fromEntries(new URLSearchParams(search)) });
    const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''report.jpg" };
    return new Response('jpeg', { headers });
  });
  return calls;
}

test('lists things with their reports, to be filtered by kind, reason and state', async () => {
  const calls = answerCalls({ [listPath]: page(reported) });
  const { container } = renderIn('zh', <ReportsConsole />);
  const row = await screen.findByRole('row', { name: /光之诗/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 6)).toEqual(['<b>光之诗</b>', '作品', '2', '侵犯版权、其他', '待处理', '2026-11-20 12:00']);
  expect(container.querySelector('b')).toBeNull();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/staff/reports/case');
  await userEvent.selectOptions(screen.getByLabelText(zh.reports.reasons), 'hate');
  await userEvent.selectOptions(screen.getByLabelText(zh.reports.kind), 'comment');
  await userEvent.selectOptions(screen.getByLabelText(zh.reports.state), 'open');
  await screen.findByRole('row', { name: /光之诗/ });
  expect(jest.mocked(fetch).mock.calls.at(-1)?.[0]).toMatchObject({
    url: expect.stringMatching(/(?=.*reason=hate)(?=.*kind=comment)(?=.*state=open)/),
  });
  expect(calls.length).toBeGreaterThanOrEqual(4);
});

test('shows what everybody says, with pictures and markup as text', async () => {
  const calls = answerAll({});
  const { container } = renderIn('en', <ReportConsole reported={detail} mayOpenThing />);
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByRole('link', { name: '林' })).toHaveAttribute('href', '/en/otherPeople?userId=lin');
  expect(screen.getByText(en.reports.somebody)).toBeVisible();
  const picture = await screen.findByRole('img', { name: 'Picture 1' });
  expect(picture).toHaveAttribute('src', 'blob:picture');
  expect(callsTo(calls, picturePath)).toEqual([{ path: picturePath, fields: { id: 'pic' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
  const large = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(within(large).getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', 'blob:picture');
  await userEvent.click(within(large).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: en.reports.openConsole })).toHaveAttribute('href', '/en/staff/works/film');
  expect(screen.getByRole('link', { name: en.reports.openPublic })).toHaveAttribute('href', '/en/video/detail/film');
  expect(screen.getByText('没有问题')).toBeVisible();
});

test('a picture that cannot be had is asked for again by a press', async () => {
  answerCalls({ [reportPath]: { data: detail }, [picturePath]: { code: 'NullPointer' } });
  renderIn('zh', <ReportConsole reported={detail} mayOpenThing />);
  const lost = await screen.findByRole('button', { name: /图片 1 没有加载出来/ });
  answerAll({});
  await userEvent.click(lost);
  expect(await screen.findByRole('img', { name: '图片 1' })).toBeVisible();
});

test('what is hidden has no public page, and what may not be opened no page of the console', () => {
  const hidden = { ...detail, subject: { ...detail.subject, isPublic: false, text: '' } };
  answerAll({ [reportPath]: { data: hidden } });
  renderIn('zh', <ReportConsole reported={hidden} mayOpenThing={false} />);
  expect(screen.getByRole('heading', { level: 1, name: '已不存在（film）' })).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.reports.openPublic })).toBeNull();
  expect(screen.queryByRole('link', { name: zh.reports.openConsole })).toBeNull();
});

test.each(['founded', 'unfounded'] as const)('decides once, with a note: %s', async (state) => {
  const answers: Record<string, Answer> = { [decidePath]: decided(state, '看过了') };
  const calls = answerAll(answers);
  renderIn('zh', <ReportConsole reported={detail} mayOpenThing />);
  await userEvent.type(screen.getByLabelText(zh.reports.note), '看过了');
  Object.assign(answers, { [reportPath]: decided(state, '看过了') });
  await userEvent.click(button(zh.reports.decide[state]));
  expect(await screen.findByText('编辑')).toBeVisible();
  expect(callsTo(calls, decidePath)).toEqual([{ path: decidePath, fields: { id: 'case', state, note: '看过了' } }]);
  expect(toastQueue.take()).toEqual([zh.reports.decided[state]]);
  expect(screen.queryByRole('button', { name: zh.reports.decide.founded })).toBeNull();
});

test('says that somebody else was faster', async () => {
  answerAll({ [decidePath]: { code: 'NullPointer' }, [reportPath]: decided('unfounded', 'as it should be') });
  renderIn('en', <ReportConsole reported={detail} mayOpenThing />);
  await userEvent.click(button(en.reports.decide.founded));
  expect(await screen.findByText('as it should be')).toBeVisible();
  expect(toastQueue.take()).toEqual([en.reports.gone]);
});

test('a note that is too long is not sent', async () => {
  const calls = answerAll({});
  renderIn('zh', <ReportConsole reported={detail} mayOpenThing />);
  await userEvent.click(screen.getByLabelText(zh.reports.note));
  await userEvent.paste('字'.repeat(502));
  expect(screen.getByText('超出 2 字')).toBeVisible();
  await userEvent.click(button(zh.reports.decide.founded));
  expect(callsTo(calls, decidePath)).toEqual([]);
});

test('each kind and reason has its words in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const { kinds, reasons } = messages[language].moderation;
    expect([Object.keys(kinds).length, Object.keys(reasons).length]).toEqual([14, 9]);
  }
});
