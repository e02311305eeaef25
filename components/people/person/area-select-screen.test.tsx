import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/people/person.json';
import zh from '@/messages/zh/people/person.json';
import { renderIn } from '@/test/render';
import { AreaSelectScreen } from './area-select-screen';

const router = { back: jest.fn(), push: jest.fn(), replace: jest.fn() };
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual('@/lib/platform/i18n/use-navigation'),
  useRouter: () => router,
}));

const profile = { userId: 'lin', areaId: 'IS', address: '冰岛' };
let posted: string[];
let save: () => Promise<Response>;

beforeEach(() => {
  jest.clearAllMocks();
  posted = [];
  toastQueue.take();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  removeStored('auth_token');
  removeStored('isLogin');
  save = async () => Response.json({ code: 'OK', data: profile });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (pathname === '/api/person/areas') {
      const list = [{ id: 'IS', name: '冰岛', hasChildren: false }];
      return Response.json({ code: 'OK', data: { parents: [], list } });
    }
    posted.push(`${pathname} ${await request.text()}`);
    return save();
  });
});

function show(redirectUrl: string | null = '/Settings?tab=1', language: 'zh' | 'en' = 'zh') {
  return renderIn(language, <AreaSelectScreen redirectUrl={redirectUrl} value={null} />);
}

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
}

const choose = async () => userEvent.click(await screen.findByRole('button', { name: '冰岛' }));
const { area } = useSessionStore.getInitialState();

test('a visitor keeps the choice in the client state and goes back', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: zh.area.title })).toBeVisible();
  await choose();
  expect(useSessionStore.getState()).toMatchObject({ area: 'IS', peopleMessage: null });
  expect(router.replace.mock.calls).toEqual([['/Settings?tab=1']]);
  expect(posted).toEqual([]);
});

test('who is logged in saves it in the profile, which the client state then holds', async () => {
  logIn();
  show();
  await choose();
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/Settings?tab=1']]));
  expect(posted).toEqual(['/api/person/profile areaId=IS']);
  expect(useSessionStore.getState()).toMatchObject({ area, peopleMessage: profile });
});

test('pressed twice it saves and goes back once', async () => {
  logIn();
  show();
  await userEvent.dblClick(await screen.findByRole('button', { name: '冰岛' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  await choose();
  expect(posted).toHaveLength(1);
  expect(router.replace).toHaveBeenCalledTimes(1);
});

test('what the server refuses is said, and the screen stays', async () => {
  logIn();
  save = async () => Response.json({ code: 'PhoneNeeded', message: '请先绑定手机号。' }, { status: 403 });
  show();
  await choose();
  await waitFor(() => expect(toastQueue.take()).toEqual(['请先绑定手机号。']));
  expect(router.replace).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a lost connection is said on the screen, and the next press saves', async () => {
  logIn();
  const works = save;
  save = () => Promise.reject(new TypeError('offline'));
  show();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络连接不上');
  save = works;
  await choose();
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
});

test.each([
  ['/en/Settings?a=1#b', '/Settings?a=1#b'],
  ['/en?a=1', '/?a=1'],
  ['/zh', '/'],
])('in English, %s leads to the page of this language', async (redirectUrl, path) => {
  show(redirectUrl, 'en');
  expect(screen.getByRole('heading', { level: 1, name: en.area.title })).toBeVisible();
  await choose();
  expect(router.replace.mock.calls).toEqual([[path]]);
});

const hostile = [
  'https://evil.example/',
  ' https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/zh//evil.example',
  '/en//evil.example',
  '/zh/\\evil.example',
  '/zh/.//evil.example',
  '/x/..//zh//evil.example',
  '/zh/%2f%2fevil.example',
];

test.each([null, ...hostile, 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'Settings'])(
  '%s is not followed: one step back, or home where there is none',
  async (redirectUrl) => {
    const { unmount } = show(redirectUrl);
    await choose();
    expect(router.replace.mock.calls).toEqual([['/']]);
    unmount();

    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    show(redirectUrl);
    await choose();
    expect(router.back).toHaveBeenCalledTimes(1);
    expect(router.replace).toHaveBeenCalledTimes(1);
  },
);
