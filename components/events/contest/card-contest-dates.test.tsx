import { screen } from '@testing-library/react';
import zhContest from '@/messages/zh/events/contest.json';
import zh from '@/messages/zh/events/contest-home.json';
import { answerCalls } from '@/test/answers';
import { contestDetail } from '@/test/contest-item';
import { renderIn } from '@/test/render';
import { CardContestDates } from './card-contest-dates';

const show = (isOwn: boolean) => {
  answerCalls({
    '/api/contest/clock': { data: { now: '2099-10-02T10:00:00+08:00', phase: 'open', votePhase: 'none' } },
  });
  renderIn('zh', <CardContestDates contest={contestDetail()} isOwn={isOwn} />);
};

test('a contest on a page of the site says which one it is, what can be done in it and its dates', () => {
  show(false);
  const lead = screen.getByRole('link', { name: /流动的光/ });
  expect(lead).toHaveAttribute('href', '/match/light');
  expect(lead).toHaveTextContent(zhContest.phase.open);
  expect(screen.getByRole('link', { name: zh.now.links.enter })).toHaveAttribute('href', '/match/light/enter');
  expect(screen.getByRole('region', { name: zh.timeline.title })).toBeVisible();
});

test('on its own page it is not named again', () => {
  show(true);
  expect(screen.queryByRole('heading', { name: '流动的光' })).toBeNull();
  expect(screen.getByRole('timer')).toBeVisible();
});
