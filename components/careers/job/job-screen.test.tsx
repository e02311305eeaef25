import { screen, within } from '@testing-library/react';
import type { JobDetail, JobNow } from '@/lib/careers/job/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import zh from '@/messages/zh/careers/job-page.json';
import { answerCalls } from '@/test/answers';
import { jobDetail, jobItem } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { EndedScreen } from './ended-screen';
import { JobScreen } from './job-screen';

afterEach(() => useSessionStore.setState({ peopleMessage: null }));

const slots = { open: <button type="button">投递</button>, closed: <p>不能投递</p> };

/** The page as it was made, and what the job is now. */
function show(change: Partial<JobDetail> = {}, now: Partial<JobNow> = {}, language: 'zh' | 'en' = 'zh') {
  const job = jobDetail(change);
  const standing = { phase: job.phase, openUntil: job.openUntil, applicationCount: 7, ...now };
  answerCalls({ '/api/job/now': { data: standing } });
  renderIn(language, <JobScreen job={job} similar={[jobItem({ id: 'j2', title: '灯光助理' })]} slots={slots} />);
}
const standing = () => within(screen.getByRole('region', { name: zh.standing.label }));

test('says what a job is, pays, asks for and gives, whose it is, and what else there is', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: '灯光设计师' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /光厂/ })[0]).toHaveAttribute('href', '/otherPeople?userId=studio');
  const facts = within(screen.getByRole('region', { name: zh.facts.label }));
  for (const fact of ['¥15,000–25,000/月 · 13 薪', '上海 · 徐汇', '龙腾大道 1 号', '1–3 年', '2 人', '餐补']) {
    expect(facts.getByText(fact)).toBeVisible();
  }
  expect(within(screen.getByRole('region', { name: zh.needs })).getByText('会用控台。')).toBeVisible();
  const similar = within(screen.getByRole('region', { name: zh.similar }));
  expect(similar.getByRole('link')).toHaveAttribute('href', '/recruit/j2');
  expect(screen.getByRole('link', { name: zh.actions.report })).toHaveAttribute('href', '/report?type=job&id=j1');
  expect(await standing().findByText('已有 7 人投递')).toBeVisible();
  expect(standing().getByRole('button', { name: '投递' })).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.manage })).toBeNull();
});

test.each([
  ['paused', zh.standing.paused],
  ['ended', zh.standing.over],
  ['closed', zh.standing.over],
] as const)('that is %s by now takes no application, whatever its page said', async (phase, words) => {
  show({}, { phase });
  expect(await standing().findByText(words)).toBeVisible();
  expect(standing().getByText('不能投递')).toBeVisible();
  expect(standing().queryByRole('button')).toBeNull();
});

test('that is done from anywhere says from where, without an address', () => {
  show({ mode: 'remote' });
  expect(screen.getByText('远程，可在上海 · 徐汇工作')).toBeVisible();
  expect(screen.queryByText('龙腾大道 1 号')).toBeNull();
});

test('in one language says so, and leads its company to the editor', () => {
  useSessionStore.setState({ peopleMessage: { userId: 'studio' } as never });
  show({ titleLanguage: 'zh' }, {}, 'en');
  expect(screen.getByText(/has no English text/)).toBeVisible();
  expect(screen.getByText('会用控台。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('link', { name: 'Edit this job' })).toHaveAttribute('href', '/en/recruitManage/j1/edit');
});

test('that has ended leads to open ones and to its company, where that is still there', () => {
  const { company } = jobDetail();
  const ended = {
    id: 'j1',
    title: '灯光设计师',
    titleLanguage: 'zh',
    endTime: '2026-11-20T12:00:00.000+08:00',
  } as const;
  const { unmount } = renderIn('zh', <EndedScreen job={{ ...ended, company }} similar={[jobItem({ id: 'j2' })]} />);
  expect(screen.getByRole('heading', { level: 1, name: '灯光设计师已结束招聘' })).toBeVisible();
  expect(screen.getByText('光厂的这个职位在 2026-11-20 结束招聘，不再接受投递。')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.ended.company })).toHaveAttribute('href', '/otherPeople?userId=studio');
  unmount();
  renderIn('zh', <EndedScreen job={{ ...ended, company: null }} similar={[]} />);
  expect(screen.queryByRole('link', { name: zh.ended.company })).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
