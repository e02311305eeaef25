import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('the table lists contests of a group, each a way to its desk', async () => {
  const calls = answerCalls({
    '/api/contest/console/list': { data: { list: [contest], nextPage: null, hasNextPage: false } },
  });
  renderIn('zh', <ContestsConsole />);
  const [link] = await screen.findAllByRole('link', { name: /光之征集/ });
  expect(link).toHaveAttribute('href', '/activityManage/c1/contest');
  expect(screen.getByText(words.frame.standing.judging)).toBeInTheDocument();
  expect(screen.getByText('2099-06-30 18:00')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: zh.group }), zh.groups.judging);
  await screen.findAllByRole('link', { name: /光之征集/ });
  expect(calls.map(({ fields }) => fields).at(-1)).toEqual({});
});
