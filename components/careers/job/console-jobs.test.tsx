import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import type { JobForReview } from '@/lib/careers/job/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/careers/job-console.json';
import { answerCalls } from '@/test/answers';
import { draftJob, publicJob } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { JobConsole } from './console-job';
import { JobsConsole } from './console-jobs';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const job: JobForReview = {
  ...draftJob,
  ...{ state: 'pending_review', dutiesZh: '设计现场灯光，不许赌博。', benefits: ['insurance', 'meals'], headcount: 2 },
  ...{ company: '光厂', companyId: 'studio', words: ['赌博'], submittedAt: '2026-11-02T12:00:00.000+08:00' },
  ...{ professionName: '灯光', industryName: '' },
};
const at = (name: string) => `/api/job/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

test('the table begins with what waits, each a way to its job', async () => {
  answerCalls({ [at('list')]: { data: { list: [job], nextPage: null, hasNextPage: false } } });
  renderIn('zh', <JobsConsole />);
  expect((await screen.findAllByRole('link', { name: /灯光设计师/ }))[0]).toHaveAttribute(
    'href',
    '/staff/recruitment/j1',
  );
  expect(screen.getByText('赌博')).toBeInTheDocument();
});

test('shows all that was written, with the words marked, and is approved by the revision that was read', async () => {
  const calls = answerCalls({
    [at('get')]: { data: { ...job, ...publicJob } },
    [at('decide')]: { data: null },
    '/api/staff/waiting': { data: [] },
  });
  renderIn('zh', <JobConsole job={job} reasons={reasons} />);
  const texts = screen.getByRole('heading', { name: zh.texts }).closest('section');
  expect([...(texts?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['赌博']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['光厂', '全职', '灯光', '2 人', '¥15,000–25,000/月', '上海', '五险和餐补']),
  );
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(calls.find(({ path }) => path === at('decide'))?.fields).toEqual({
    ...{ id: 'j1', revision: '3', act: 'approve', reason: '' },
  });
});

test.each([
  [{ ...job, lastDay: '2020-01-01' }, zh.past],
  [{ ...job, ...publicJob, phase: 'ended' } as const, zh.over],
])('one that nobody can apply to says so at the decision', (shown, said) => {
  answerCalls({ [at('get')]: { data: shown } });
  renderIn('zh', <JobConsole job={shown} reasons={reasons} />);
  expect(within(screen.getByRole('region', { name: shared.decision })).getByText(said)).toBeVisible();
});
