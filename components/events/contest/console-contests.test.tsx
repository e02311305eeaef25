import { screen, within } from '@testing-library/react';
import type { ContestRow } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/contest-console.json';
import words from '@/messages/zh/events/contest-desk.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ContestsConsole } from './console-contests';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const contest: ContestRow = {
  ...{ id: 'c1', name: 'light-2099', title: '光之征集', organiser: '光场', organiserId: 'lin', phase: 'judging' },
  enrolEndTime: '2099-06-30T18:00:00.000+08:00',
};

test('the table lists contests of all groups or of one, each a way to its desk', async () => {
  answerCalls({ '/api/contest/console/list': { data: { list: [contest], nextPage: null, hasNextPage: false } } });
  renderIn('zh', <ContestsConsole />);
  const [link] = await screen.findAllByRole('link', { name: /光之征集/ });
  expect(link).toHaveAttribute('href', '/activityManage/c1/contest');
  expect(screen.getByRole('cell', { name: words.frame.standing.judging })).toBeInTheDocument();
  expect(screen.getByText('2099-06-30 18:00')).toBeInTheDocument();
  const filter = within(screen.getByRole('combobox', { name: zh.group }));
  expect(filter.getByRole('option', { name: zh.groups.judging })).toHaveValue('judging');
});
