import { screen, within } from '@testing-library/react';
import type { ContestDetail } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/contest.json';
import { answerCalls } from '@/test/answers';
import { contestDetail } from '@/test/contest-item';
import { renderIn } from '@/test/render';
import { CardContestFrame } from './card-contest-frame';

const now = '2099-10-02T10:00:00.000+08:00';
const { parts } = zh.frame;

function show(current: 'home' | ContestDetail['parts'][number], change: Partial<ContestDetail> = {}, clock = {}) {
  answerCalls({ '/api/contest/clock': { data: { now, phase: 'open', votePhase: 'none', ...clock } } });
  renderIn(
    'zh',
    <CardContestFrame contest={contestDetail(change)} current={current} head={<p>现在</p>}>
      <p>内容</p>
    </CardContestFrame>,
  );
}
const tabs = () => within(screen.getByRole('navigation', { name: zh.frame.label })).getAllByRole('link');

test('a page of a contest says which one it is, and leads to its home and to what there is to see', () => {
  show('terms', { parts: ['works', 'terms', 'integrity'] });
  expect(screen.getByRole('heading', { level: 1, name: '流动的光' })).toBeVisible();
  expect(screen.getByText('内容')).toBeVisible();
  expect(screen.queryByText('现在')).toBeNull();
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    [parts.home, '/match/light'],
    [parts.works, '/match/light/works'],
    [parts.terms, '/match/light/terms'],
    [parts.integrity, '/match/light/integrity'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(parts.terms);
});

test('who is on a page that has nothing to show yet sees where they are', () => {
  show('awards');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(parts.awards);
});

test('its home has its channel, its organiser and what can be done now', () => {
  show('home');
  expect(screen.getByText('现在')).toBeVisible();
  expect(screen.getByRole('link', { name: '光绘' })).toHaveAttribute('href', '/topicIntroduce?topicId=topic-1');
  expect(screen.getByRole('link', { name: /光场/ })).toHaveAttribute('href', '/otherPeople?userId=org');
});

test('its phase is that of the server’s clock, whatever the page says', async () => {
  show('terms', {}, { now: '2099-10-31T18:00:00.000+08:00', phase: 'judging' });
  expect(screen.getByText(zh.phase.open)).toBeVisible();
  expect(await screen.findByText(zh.phase.judging)).toBeVisible();
});
