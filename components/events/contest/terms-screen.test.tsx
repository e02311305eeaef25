import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/events/contest-home.json';
import { answerCalls } from '@/test/answers';
import { contestDetail } from '@/test/contest-item';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { PageScreen } from './page-screen';
import { TermsScreen } from './terms-screen';

const madeTime = '2099-09-01T10:00:00.000+08:00';
const clock = { data: { now: madeTime, phase: 'announced', votePhase: 'none' } };
const terms = (version: number) => ({
  version,
  body: `<h2>权利</h2><p>第 ${version} 版的话</p>`,
  language: 'zh' as const,
  madeTime,
});

beforeEach(() => standInForDialogs());

test('terms are those of now, with their version, date and chapters', () => {
  answerCalls({ '/api/contest/clock': clock });
  renderIn('zh', <TermsScreen contest={contestDetail()} terms={terms(1)} />);
  expect(screen.getByText('第 1 版的话')).toBeVisible();
  expect(screen.getByText('2099-09-01')).toHaveAttribute('datetime', '2099-09-01');
  expect(screen.getByRole('heading', { level: 3, name: '权利' })).toHaveAttribute('id', 'terms-1');
  expect(screen.getByRole('link', { name: '权利' })).toHaveAttribute('href', '#terms-1');
  expect(screen.queryByRole('region', { name: zh.terms.earlier })).toBeNull();
});

test('an earlier version opens over the page, also after a failure', async () => {
  let answer: 'offline' | { data: unknown } = 'offline';
  answerCalls({ '/api/contest/clock': clock, '/api/contest/terms': () => answer });
  renderIn('zh', <TermsScreen contest={contestDetail()} terms={terms(3)} />);
  const earlier = within(screen.getByRole('region', { name: zh.terms.earlier }));
  expect(earlier.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['第 2 版', '第 1 版']);
  await userEvent.click(earlier.getByRole('button', { name: '第 1 版' }));
  const sheet = within(screen.getByRole('dialog', { name: '参赛条款 第 1 版' }));
  expect(await sheet.findByText(zh.terms.failed)).toBeVisible();
  answer = { data: terms(1) };
  await userEvent.click(sheet.getByRole('button', { name: zh.terms.retry }));
  expect(await sheet.findByText('第 1 版的话')).toBeVisible();
  const [request] = jest.mocked(fetch).mock.calls.at(-1) as unknown as [Request];
  expect(new URL(request.url).search).toBe('?name=light&version=1');
});

test('an earlier version that the address names is open, until it is closed', async () => {
  answerCalls({ '/api/contest/clock': clock, '/api/contest/terms': { data: terms(2) } });
  history.replaceState(null, '', '#v2');
  renderIn('zh', <TermsScreen contest={contestDetail()} terms={terms(3)} />);
  const sheet = within(screen.getByRole('dialog', { name: '参赛条款 第 2 版' }));
  expect(await sheet.findByText('第 2 版的话')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: zh.terms.close }));
  expect([screen.queryByRole('dialog'), location.hash]).toEqual([null, '']);
});

test.each(['#v3', '#v9', '#v0', '#terms-1', ''])('of the address %s the terms of now are shown alone', (hash) => {
  answerCalls({ '/api/contest/clock': clock });
  history.replaceState(null, '', hash || location.pathname);
  renderIn('zh', <TermsScreen contest={contestDetail()} terms={terms(3)} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  history.replaceState(null, '', location.pathname);
});

test('a guide that is not written yet says so, and leads home', () => {
  answerCalls({ '/api/contest/clock': clock });
  renderIn('zh', <PageScreen parts={{}} contest={contestDetail()} />);
  expect(screen.getByText(zh.page.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.page.home })).toHaveAttribute('href', '/match/light');
});
