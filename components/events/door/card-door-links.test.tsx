import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/events/door-links.json';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { CardDoorLinks } from './card-door-links';

const calls: { path: string; input: object }[] = [];
const link = { id: 'k1', name: '小李', createdAt: '2026-11-20T12:00:00+08:00', lastUsedAt: null, isRevoked: false };
jest.mock('@/lib/platform/client/call', () => ({
  call: async ({ path }: { path: string }, input: object) => {
    calls.push({ path, input });
    return path.endsWith('/list')
      ? [link, { ...link, id: 'k2', name: '小王', isRevoked: true }]
      : { id: 'k3', key: 'secret' };
  },
}));
beforeEach(() => {
  standInForDialogs();
  calls.length = 0;
});

test('a link is made for somebody by name, and shown once', async () => {
  const user = userEvent.setup();
  renderIn('zh', <CardDoorLinks activityId="event" />);
  await user.click(screen.getByRole('button', { name: zh.make }));
  expect(screen.getByText(zh.rules.required)).toBeVisible();
  await user.type(screen.getByLabelText(zh.name), '小张');
  await user.click(screen.getByRole('button', { name: zh.make }));
  expect(await screen.findByText('http://localhost/door/secret')).toBeVisible();
  await user.click(screen.getByRole('button', { name: zh.done }));
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('a link that works can be ended, after a question', async () => {
  const user = userEvent.setup();
  renderIn('zh', <CardDoorLinks activityId="event" />);
  expect(await screen.findByText(zh.ended)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '停用 小李 的链接' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.end }));
  expect(calls.at(-2)).toEqual({ path: '/api/door/key/revoke', input: { id: 'k1' } });
  expect(calls.at(-1)).toMatchObject({ path: '/api/door/key/list' });
});
