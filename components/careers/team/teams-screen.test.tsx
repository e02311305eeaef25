import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/careers/team.json';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { onePage, recommendedTeam, teamDemand } from '@/test/team-items';
import { TeamsScreen } from './teams-screen';

const [seen, mark] = ['/api/team/seen', '/api/team/mark'];

beforeEach(standInForIntersections);

test('shows who, why, and what they have shown; what is shown counts as seen', async () => {
  const calls = answerCalls({ [seen]: { data: null } });
  const teams = [recommendedTeam(), recommendedTeam({ id: 't2', isSeen: true })];
  renderIn('zh', <TeamsScreen demand={teamDemand()} first={onePage(teams)} />);
  const [first] = screen.getAllByRole('article');
  const card = within(first as HTMLElement);
  expect(card.getByRole('heading', { name: /林一舟/ })).toBeVisible();
  expect(card.getByText('做过类似的大堂。')).toBeVisible();
  expect(card.getByText('声音、音乐')).toBeVisible();
  expect(card.getByRole('link', { name: /光的褶皱/ })).toHaveAttribute('href', '/video/detail/v1');
  await waitFor(() => expect(calls).toEqual([{ path: seen, fields: { ids: 't1' } }]));
});

test('notes what the company thinks, and says that the team is told', async () => {
  const calls = answerCalls({ [seen]: { data: null }, [mark]: { data: null } });
  renderIn('zh', <TeamsScreen demand={teamDemand()} first={onePage([recommendedTeam({ isSeen: true })])} />);
  await userEvent.click(screen.getByRole('button', { name: zh.list.marks.interested }));
  expect(await screen.findByText(zh.list.marked.interested)).toBeVisible();
  expect(screen.getByRole('button', { name: zh.list.marks.interested })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: zh.list.marks.interested }));
  expect(calls.map(({ fields }) => fields)).toEqual([{ id: 't1', mark: 'interested' }]);
});

test('says what failed, and keeps what was thought before', async () => {
  answerCalls({ [mark]: { code: 'NullPointer' } });
  const team = recommendedTeam({ isSeen: true, mark: 'unfit' });
  renderIn('zh', <TeamsScreen demand={teamDemand()} first={onePage([team])} />);
  await userEvent.click(screen.getByRole('button', { name: zh.list.marks.interested }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByText(zh.list.marked.unfit)).toBeVisible();
});

test.each([
  [true, zh.list.emptyText],
  [false, zh.list.closedText],
])('without teams it says what to do; open: %s', (isOpen, text) => {
  answerCalls({});
  renderIn('zh', <TeamsScreen demand={teamDemand({ isOpen })} first={onePage([])} />);
  expect(screen.getByText(text)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: zh.list.services })) {
    expect(link).toHaveAttribute('href', '/projectManage/d1/services');
  }
});
