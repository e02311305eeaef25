import { act, screen } from '@testing-library/react';
import type { ContestDetail } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/contest-home.json';
import { answerCalls } from '@/test/answers';
import { contestDetail, voteTimes } from '@/test/contest-item';
import { renderIn } from '@/test/render';
import { HomeNow } from './home-now';

afterEach(() => jest.useRealTimers());

/** Shows a contest to a visitor at a time of the server; theirs is an hour behind it. */
async function showAt(now: string, change: Partial<ContestDetail> = {}, phase: ContestDetail['phase'] = 'open') {
  jest.useFakeTimers({ now: Date.parse(now) - 3_600_000 });
  const made = answerCalls({ '/api/contest/clock': { data: { now, phase, votePhase: 'none' } } });
  renderIn('zh', <HomeNow contest={contestDetail({ phase, ...change })} />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  return made;
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const voting = { ...voteTimes, parts: ['works', 'terms', 'integrity'] as ContestDetail['parts'] };

test('counts down by the clock of the server, asked once', async () => {
  const made = await showAt('2099-10-29T15:59:58.900+08:00');
  expect(screen.getByText(zh.now.until.close)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('2 天 02:00:02');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('2 天 02:00:01');
  expect(made).toHaveLength(1);
});

test('in the moment of the close it is no longer entered', async () => {
  await showAt('2099-10-31T17:59:59.000+08:00', voting);
  expect(links()).toEqual([
    [zh.now.links.enter, '/match/light/enter'],
    [zh.now.links.works, '/match/light/works'],
  ]);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(zh.now.until.vote)).toBeVisible();
  expect(links()).toEqual([[zh.now.links.works, '/match/light/works']]);
});

test.each<[string, string, Partial<ContestDetail>, ContestDetail['phase'], string, string[]]>([
  ['announced', '2099-09-30T10:00:00+08:00', {}, 'announced', zh.now.until.open, ['terms']],
  ['judged', '2099-11-05T10:00:00+08:00', {}, 'judging', zh.now.judging, []],
  ['voted on', '2099-11-05T10:00:00+08:00', voting, 'judging', zh.now.until.voteEnd, ['vote']],
  ['voted on and frozen', '2099-11-10T11:59:00+08:00', voting, 'judging', zh.now.until.voteEnd, ['vote']],
  ['no longer voted on', '2099-11-10T12:00:00+08:00', voting, 'judging', zh.now.judging, ['works']],
  ['decided', '2099-12-05T10:00:00+08:00', voting, 'decided', zh.now.decided, ['awards', 'works']],
])('one that is %s says what can be done', async (_, now, change, phase, text, names) => {
  await showAt(now, change, phase);
  expect(screen.getByText(text)).toBeVisible();
  expect(links().map(([name]) => name)).toEqual(names.map((name) => zh.now.links[name as keyof typeof zh.now.links]));
});

test('when results are expected is said where it is announced', async () => {
  await showAt('2099-11-05T10:00:00+08:00', { resultsTime: '2099-12-01T10:00:00.000+08:00' }, 'judging');
  expect(screen.getByText('2099年12月1日 周二 10:00')).toHaveAttribute('datetime', '2099-12-01T10:00:00.000+08:00');
});

test('nothing can be done in a canceled one', async () => {
  await showAt('2099-10-05T10:00:00+08:00', {}, 'canceled');
  expect(screen.queryByRole('region')).toBeNull();
});

test('without the clock the dates of the page stand', () => {
  answerCalls({ '/api/contest/clock': 'offline' });
  renderIn('zh', <HomeNow contest={contestDetail()} />);
  expect(screen.getByText('2099年10月31日 周六 18:00')).toBeVisible();
  expect(screen.getByRole('timer')).toBeEmptyDOMElement();
});
