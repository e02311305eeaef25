import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateWith } from '@/lib/platform/client/error-path';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import './add-sheet';
import { standInForDialogs } from '@/test/dialogs';
import { CardAddButton } from './card-add-button';

const list = (id: string, over: object = {}) => ({
  id,
  title: `列表 ${id}`,
  thumb: null,
  isPublic: true,
  videoCount: 3,
  collectCount: 0,
  userId: 'lin',
  nickName: '林',
  holds: false,
  ...over,
});
const page = (...all: object[]) => ({ data: { list: all, nextPage: null, hasNextPage: false } });

beforeEach(() => {
  standInForIntersections();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  standInForDialogs();
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

async function openSheet() {
  renderIn('zh', <CardAddButton id="v1" title="光" />);
  fireEvent.click(screen.getByRole('button', { name: '把“光”加入播放列表' }));
  return within(await screen.findByRole('dialog', { name: '加入播放列表' }));
}

test('a press adds the work at once, the next one takes it out, in that order', async () => {
  const calls = answerCalls({
    '/api/playlist/ownList': page(list('a'), list('b', { holds: true, isPublic: false })),
    '/api/playlist/add': { data: { videoCount: 4 } },
    '/api/playlist/take': { data: { videoCount: 3 } },
  });
  const sheet = await openSheet();
  const row = await sheet.findByRole('checkbox', { name: '列表 a 3 件作品' });
  expect(sheet.getByRole('checkbox', { name: '列表 b 私密 · 3 件作品' })).toBeChecked();
  fireEvent.click(row);
  expect(row).toBeChecked();
  expect(row).toHaveAccessibleName('列表 a 4 件作品');
  fireEvent.click(row);
  expect(row).not.toBeChecked();
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([
      { path: '/api/playlist/add', fields: { id: 'a', videoIds: 'v1' } },
      { path: '/api/playlist/take', fields: { id: 'a', videoId: 'v1' } },
    ]),
  );
});

test('a full list is said in words and the mark is taken back', async () => {
  answerCalls({ '/api/playlist/ownList': page(list('a')), '/api/playlist/add': { code: 'ListFull' } });
  const sheet = await openSheet();
  const row = await sheet.findByRole('checkbox');
  fireEvent.click(row);
  await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('已达上限'));
  expect(row).not.toBeChecked();
});

test('a new list begins with the work; its title is asked for, and prohibited words once more', async () => {
  let answer: object = { code: 'ProhibitedWords' };
  const calls = answerCalls({
    '/api/playlist/ownList': page(),
    '/api/playlist/create': () => answer as { data: unknown },
  });
  const user = userEvent.setup();
  const sheet = await openSheet();
  await sheet.findByText(/还没有播放列表/);
  await user.click(sheet.getByRole('button', { name: '新建播放列表' }));
  const title = sheet.getByRole('textbox', { name: '列表名称' });
  expect(title).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: '新建' }));
  expect(title).toHaveAccessibleDescription('给列表起个名字吧');
  await user.type(title, '夜行');
  await user.click(sheet.getByRole('radio', { name: /私密/ }));
  await user.click(sheet.getByRole('button', { name: '新建' }));
  answer = { data: list('n', { title: '夜行' }) };
  await user.click(await sheet.findByRole('button', { name: '仍然新建' }));
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('已新建“夜行”'));
  const made = { title: '夜行', intro: '', isPublic: 'false', videoIds: 'v1' };
  expect(calls.filter(({ path }) => path === '/api/playlist/create').map(({ fields }) => fields)).toEqual([
    { ...made, acknowledged: 'false' },
    { ...made, acknowledged: 'true' },
  ]);
});

test('a visitor is led to the login, and nothing is asked for them', () => {
  removeStored('auth_token');
  const calls = answerCalls({});
  const went: string[] = [];
  const stop = navigateWith((path) => went.push(path));
  window.history.replaceState(null, '', '/');
  renderIn('en', <CardAddButton id="v1" title="Light" />);
  fireEvent.click(screen.getByRole('button', { name: 'Add “Light” to a play list' }));
  stop();
  expect([went, calls]).toEqual([['/en/login?redirecturl=%2F'], []]);
});
