import { screen } from '@testing-library/react';
import zh from '@/messages/zh/events/entry-own.json';
import { answerCalls } from '@/test/answers';
import { draftEntry, openContest, sentEntry } from '@/test/own-entry';
import { renderIn } from '@/test/render';
import { CardWorkContests } from './card-work-contests';

const page = (...list: object[]) => ({ data: { list, nextPage: null, hasNextPage: false } });

function show(entries: object[], contests: object[], isInContest = false) {
  answerCalls({ '/api/entry/own/list': page(...entries), '/api/contest/list': page(...contests) });
  renderIn('zh', <CardWorkContests draft={{ id: 'w1', title: '潮', state: 'verified', isInContest }} />);
}

test('names open contests, and leads to their form with this work', async () => {
  const [announced, other] = [
    { ...openContest, id: 'c2', title: '未来', phase: 'announced' },
    { ...openContest, id: 'c3', name: 'entered', title: '已参加' },
  ];
  show(
    [{ ...draftEntry, contest: { ...draftEntry.contest, id: 'c3', title: '已参加' } }],
    [openContest, announced, other],
  );
  const enter = await screen.findByRole('link', { name: '参加 流动的光' });
  expect(enter).toHaveAttribute('href', '/match/light-in-motion/enter?work=w1');
  expect(screen.queryByText('未来')).toBeNull();
  expect(screen.queryByRole('link', { name: '参加 已参加' })).toBeNull();
});

test('a locked one says why, and leads to its entry', async () => {
  show([sentEntry], [], true);
  expect(screen.getByText(zh.ofWork.locked)).toBeVisible();
  expect(await screen.findByRole('link', { name: /已提交/ })).toHaveAttribute('href', '/entry/e1');
  expect(await screen.findByText(zh.ofWork.none)).toBeVisible();
});
