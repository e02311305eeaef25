import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { navigateWith } from '@/lib/platform/client/error-path';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { writeStored } from '@/lib/platform/client/storage';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { CardBlockButton } from './card-block-button';
import { CardPersonMenu } from './card-person-menu';

const t = messages.zh.person.block;

/** The server: whom the caller has blocked, and what it was told. */
let blocked: Set<string>;
let told: boolean[];
let went: string[];
let stopNavigating: () => void;

beforeEach(() => {
  standInForDialogs();
  [blocked, told, went] = [new Set(), [], []];
  stopNavigating = navigateWith((path) => went.push(path));
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === 'GET') return Response.json({ code: 'OK', data: [...blocked] });
    const block = new URLSearchParams(await request.text()).get('block') === 'true';
    told.push(block);
    return Response.json({ code: 'OK', data: { isBlocked: block } });
  });
});

afterEach(() => {
  stopNavigating();
  localStorage.clear();
  useSessionStore.setState({ peopleMessage: null });
});

const openMenu = async () => {
  renderIn('zh', <CardPersonMenu userId="p1" nickname="许砚" />);
  await userEvent.click(screen.getByRole('button', { name: t.menu }));
  return within(await screen.findByRole('dialog'));
};

test('asks before it blocks, and blocks nobody without the word', async () => {
  await userEvent.click((await openMenu()).getByRole('button', { name: new RegExp(`^${t.block}`) }));
  await userEvent.click(screen.getByRole('button', { name: t.cancel }));
  expect(told).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t.menu }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${t.block}`) }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('拉黑 许砚？');
  await userEvent.click(screen.getByRole('button', { name: t.block }));
  await waitFor(() => expect(told).toEqual([true]));
});

test('ends the blocking without a question', async () => {
  blocked.add('p1');
  const menu = await openMenu();
  await userEvent.click(await menu.findByRole('button', { name: new RegExp(`^${t.unblock}`) }));
  await waitFor(() => expect(told).toEqual([false]));
});

test('leads to the report', async () => {
  expect((await openMenu()).getByRole('link', { name: t.report })).toHaveAttribute('href', '/report?type=person&id=p1');
});

test('a visitor is led to the login', async () => {
  localStorage.clear();
  await userEvent.click((await openMenu()).getByRole('button', { name: new RegExp(`^${t.block}`) }));
  expect([went, told]).toEqual([['/login?redirecturl=%2F'], []]);
});

test('is not there for oneself', () => {
  useSessionStore.setState({ peopleMessage: { userId: 'p1' } });
  renderIn('zh', <CardPersonMenu userId="p1" nickname="许砚" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('in the list of who is blocked one press ends it, the next takes that back', async () => {
  renderIn('zh', <CardBlockButton userId="p1" nickname="许砚" />);
  await userEvent.click(screen.getByRole('button', { name: `${t.unblock} 许砚` }));
  await userEvent.click(await screen.findByRole('button', { name: `${t.again} 许砚` }));
  await waitFor(() => expect(told).toEqual([false, true]));
});
