import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/integrity.json';
import { answerCalls } from '@/test/answers';
import { contestIntegrity } from '@/test/public-awards';
import { queriesOf } from '@/test/public-entries';
import { renderIn } from '@/test/render';
import { IntegrityScreen } from './integrity-screen';

const asOf = '2026-11-20T10:00:00.000+08:00';
const part = (name: keyof typeof zh & ('results' | 'entries' | 'judging' | 'vote' | 'phases' | 'rules')) =>
  within(screen.getByRole('region', { name: zh[name].title }));

function show(change: Partial<ContestIntegrity> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls(answers);
  renderIn('zh', <IntegrityScreen integrity={contestIntegrity(change)} asOf={asOf} />);
  return calls;
}

test('the signed result can be saved, compared and checked without us', async () => {
  show();
  const results = part('results');
  expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/award/result/file?name=new-light&stage=award&version=1',
    '/api/award/result/signature?name=new-light&stage=award&version=1',
    '/api/award/result/key?keyId=0123456789abcdef',
  ]);
  expect(results.getAllByRole('link').map((link) => link.getAttribute('download'))).toEqual([
    'result.json',
    'result.sig',
    'key.pem',
  ]);
  for (const words of ['获奖结果，第 1 版', 'c'.repeat(64), '4,096 字节', '0123456789abcdef']) {
    expect(results.getByText(words)).toBeVisible();
  }
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(results.getByRole('button', { name: zh.results.copy.label }));
  expect(copied.mock.calls).toEqual([
    ['openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in result.json -sigfile result.sig'],
  ]);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.results.copy.done]));
  toastQueue.gone(zh.results.copy.done);
});

test('entries are counted by category and state, as of when they were', () => {
  show();
  const facts = part('entries')
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    [zh.entries.sent, '120 件'],
    [zh.entries.shown, '100 件'],
    ['影像', '100 件'],
    ['已获奖', '3 件'],
    ['已撤回', '20 件'],
  ]);
  expect(part('entries').getByText('2026-11-20 10:00')).toBeVisible();
});

test('judging tells its rubric, its panel, the rule for ties and what it parted', () => {
  show();
  const judging = part('judging');
  expect(judging.getByRole('heading', { level: 4, name: '终评' })).toBeVisible();
  for (const words of [
    '5 位评委，每件作品由 3 位评审，共 100 件作品。',
    '60%',
    '40%',
    '同分时依次比较：创意、得分中位数、评委主席。',
    '编号 3、5 同分，由得分中位数决定先后',
  ]) {
    expect(judging.getByText(words)).toBeVisible();
  }
});

test('votes are told with why some were taken out; those of a decided contest stand', () => {
  const calls = show();
  const vote = part('vote');
  for (const words of ['1,010 票', '1,000 票', '取消：违规投票', '10 票']) expect(vote.getByText(words)).toBeVisible();
  expect(vote.getByText(/2026-10-09 12:00/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('until it is decided, the votes of now take the place of those in the page', async () => {
  const { phases } = contestIntegrity();
  const totals = { cast: 1020, counted: 1020, discarded: [], isFrozen: true, freezeTime: phases.voteFreezeTime };
  const open = { phases: { ...phases, decidedTime: null }, results: [] };
  show(open, { '/api/vote/totals': { data: totals } });
  expect(await part('vote').findAllByText('1,020 票')).toHaveLength(2);
  expect(part('vote').getByText(/自 2026-10-09 12:00 起静止/)).toBeVisible();
  expect(queriesOf('/api/vote/totals')).toEqual([{ name: 'new-light' }]);
});

test('times, versions of the rules and changes are those of the contest', () => {
  show();
  const phases = part('phases').getAllByRole('term');
  expect(phases.map(({ textContent }) => textContent)).toEqual([
    ...['开始征集', '截止征集', '开始投票', '票数静止', '截止投票', '公布入围', '公布获奖'],
  ]);
  const rules = part('rules');
  for (const words of ['参赛条款第 1 版', 'a'.repeat(64), 'b'.repeat(64), zh.rules.blind, zh.rules.change.close]) {
    expect(rules.getByText(words)).toBeVisible();
  }
  expect(rules.getByRole('link')).toHaveAttribute('href', '/match/new-light/terms');
});

test('what is not there yet is said to come, and a contest without a vote has none', () => {
  show({ results: [], judging: [], vote: null, changes: [] });
  expect(part('results').getByText(zh.results.none)).toBeVisible();
  expect(part('judging').getByText(zh.judging.none)).toBeVisible();
  expect(part('rules').getByText(zh.rules.unchanged)).toBeVisible();
  expect(screen.queryByRole('region', { name: zh.vote.title })).toBeNull();
});
