import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DeskMember } from '@/lib/community/topic/contract';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { MembersScreen } from './members-screen';

const member = (userId: string, role: DeskMember['role'] = 'member'): DeskMember => ({
  ...{
    userId,
    nickName: `名字 ${userId}`,
    avatar: null,
    verification: 'none',
    role,
    since: '2026-11-20T12:00:00+08:00',
  },
});
const page = (list: object[]) => ({ list, nextPage: null, hasNextPage: false });
const everybody = [member('host', 'host'), member('lin'), member('mei', 'star')];

beforeEach(() => {
  standInForIntersections();
  standInForDialogs();
});

const open = (list = everybody) => renderIn('zh', <MembersScreen topicId="t1" first={page(list) as never} />);
const rowOf = (name: string) => {
  const row = screen.getByText(`名字 ${name}`).closest('li');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

test('each member has a role and what can be done about them; the host has nothing', async () => {
  const calls = answerCalls({
    '/api/topic/desk/star': { data: { role: 'star' } },
    '/api/topic/desk/members': { data: page(everybody) },
  });
  open();
  expect(rowOf('host').queryByRole('button')).toBeNull();
  expect(rowOf('mei').getByText('明星成员')).toBeVisible();
  fireEvent.click(rowOf('lin').getByRole('button', { name: /^设为明星成员.*名字 lin$/ }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      path: '/api/topic/desk/star',
      fields: { topicId: 't1', userId: 'lin', isStar: 'true' },
    }),
  );
});

test('removing, blocking and handing on are confirmed first', async () => {
  const calls = answerCalls({
    '/api/topic/desk/removeMember': { data: { memberCount: 2 } },
    '/api/topic/desk/members': { data: page(everybody) },
  });
  open();
  fireEvent.click(rowOf('lin').getByRole('button', { name: /^移交频道/ }));
  const asked = screen.getByRole('alertdialog', { name: '把频道移交给 名字 lin？' });
  fireEvent.click(within(asked).getByRole('button', { name: '再想想' }));
  fireEvent.click(rowOf('lin').getByRole('button', { name: /^屏蔽/ }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '屏蔽' }));
  await waitFor(() =>
    expect(calls[0]).toEqual({
      path: '/api/topic/desk/removeMember',
      fields: { topicId: 't1', userId: 'lin', block: 'true' },
    }),
  );
});

test('who has handed a channel on asks for nothing of it any more', async () => {
  const calls = answerCalls({ '/api/topic/desk/handOn': { data: null } });
  open();
  fireEvent.click(rowOf('mei').getByRole('button', { name: /^移交频道/ }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '移交频道' }));
  await waitFor(() => expect(rowOf('mei').getByRole('button', { name: /^移交频道/ })).toBeEnabled());
  expect(calls).toEqual([{ path: '/api/topic/desk/handOn', fields: { topicId: 't1', userId: 'mei' } }]);
});

test('nobody blocked, no star and nobody but the host are said, each with the way on', async () => {
  answerCalls({
    '/api/topic/desk/blocked': { data: page([]) },
    '/api/topic/desk/members': { data: page([]) },
  });
  open([member('host', 'host')]);
  expect(screen.getByText('还没有其他成员')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看频道' })).toHaveAttribute('href', '/topicIntroduce?topicId=t1');
  fireEvent.click(screen.getByRole('button', { name: '已屏蔽' }));
  expect(await screen.findByText('没有屏蔽任何人')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '查看全部成员' }));
  expect(screen.getByText('名字 host')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '明星成员' }));
  expect(await screen.findByText('还没有明星成员')).toBeVisible();
  expect(screen.getByRole('button', { name: '查看全部成员' })).toBeVisible();
});
