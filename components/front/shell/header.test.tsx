import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { messages } from '@/lib/app/messages';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { writeStored } from '@/lib/platform/client/storage';
import { renderIn } from '@/test/render';
import { Header } from './header';

const router = { push: jest.fn(), back: jest.fn() };

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
  useSelectedLayoutSegments: jest.fn(),
  useRouter: () => router,
}));

const noWays = { scheme: null, universalLink: null, storeUrl: null, marketUrl: null, apk: null };

function at(path: string, language: 'zh' | 'en' = 'zh') {
  jest.mocked(usePathname).mockReturnValue(path);
  const parts = path.split('/').filter((part) => part && part !== 'en');
  jest.mocked(useSelectedLayoutSegments).mockReturnValue(['(personal)', ...parts]);
  return renderIn(language, <Header app={{ ways: noWays, hosts: [], words: messages[language].appLink }} />);
}

let asked: (string | null)[];

beforeEach(() => {
  localStorage.clear();
  router.push.mockClear();
  router.back.mockClear();
  asked = [];
  useSessionStore.setState({ isLogin: false, avatar: null, peopleMessage: null });
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { popover: null, hidePopover: jest.fn() });
  document.body.onclick = (event) => event.preventDefault();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url, headers } = request as Request;
    asked.push(`${new URL(url).pathname} ${headers.get('authorization')}`);
    return Response.json({ code: 'OK', data: { avatar: 'people/me.jpg', nickname: '许砚' } });
  });
});

const banner = () => screen.getByRole('banner');
const face = () => banner().querySelector('img')?.getAttribute('src');

test('what stands for a thing that is not there has the logo, whatever the address', () => {
  jest.mocked(usePathname).mockReturnValue('/hotList/nothing');
  jest.mocked(useSelectedLayoutSegments).mockReturnValue(['not-there', 'board']);
  renderIn('zh', <Header app={{ ways: noWays, hosts: [], words: messages.zh.appLink }} />);
  expect(screen.getByRole('link', { name: messages.zh.shell.home })).toBeInTheDocument();
});

test('on the home page it leads to the other language, elsewhere back', () => {
  const { unmount } = at('/');
  expect(screen.getByRole('link', { name: 'EN，英文版' })).toHaveAttribute('href', '/en');
  expect(screen.queryByRole('link', { name: '返回' })).toBeNull();
  unmount();
  at('/Find');
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'EN，英文版' })).toBeNull();
});

test('the language toggle flips the marker, and is a plain link to the other language', async () => {
  at('/en', 'en');
  const toggle = screen.getByRole('link', { name: '中文, Chinese version' });
  expect(toggle).toHaveAttribute('href', '/');
  expect(toggle).toHaveAttribute('hreflang', 'zh-CN');
  await userEvent.click(toggle);
  expect(location.hash).toBe('#!zh');
});

test('a screen with a title shows it, the others the logo, which leads home', () => {
  const { unmount } = at('/en/demo', 'en');
  expect(banner()).toHaveTextContent('App opening test');
  expect(screen.queryByRole('link', { name: 'Lightfield home' })).toBeNull();
  unmount();
  at('/en/Find', 'en');
  expect(screen.getByRole('link', { name: 'Lightfield home' })).toHaveAttribute('href', '/en');
});

test.each([
  ['/AddTopic', 'zh', '添加频道'],
  ['/AddTopic/new', 'zh', '申请频道'],
  ['/en/AddTopic/topic-1', 'en', 'Ask for a channel'],
  ['/en/topicManage/topic-1', 'en', 'Manage channel'],
] as const)('%s has the title of its screen, or that of the pages below it', (path, language, title) => {
  at(path, language);
  expect(within(banner()).getByText(title)).toBeVisible();
});

test('back stays on this site: who came here from another one is led home', async () => {
  const canGoBack = jest.fn().mockReturnValue(false);
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: {
      get canGoBack() {
        return canGoBack();
      },
    },
  });
  jest.spyOn(history, 'length', 'get').mockReturnValue(9);
  at('/Find');
  await userEvent.click(screen.getByRole('link', { name: '返回' }));
  expect(router.back).not.toHaveBeenCalled();
  canGoBack.mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: '返回' }));
  expect(router.back).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'navigation');
});

test('in a browser that cannot tell, back is one step; for who came here first it leads home', async () => {
  at('/Find');
  jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  await userEvent.click(screen.getByRole('link', { name: '返回' }));
  expect(router.back).not.toHaveBeenCalled();
  jest.spyOn(history, 'length', 'get').mockReturnValue(2);
  await userEvent.click(screen.getByRole('link', { name: '返回' }));
  expect(router.back).toHaveBeenCalledTimes(1);
});

test('the logo leads home, the menu to four places', () => {
  at('/Find');
  expect(screen.getByRole('link', { name: '光场首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: '菜单' })).toHaveAttribute('popovertarget', 'menu');
  const menu = screen.getByRole('navigation', { name: '菜单' });
  expect(menu).toHaveAttribute('id', 'menu');
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['首页 /', '发现 /Find', '搜索 /Search', '个人中心 /PeopleCenter']);
});

test('a press in the menu closes it', async () => {
  at('/');
  await userEvent.click(screen.getByRole('link', { name: '发现' }));
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(1);
});

test('where there are no popovers the button opens and closes the menu all the same', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  at('/');
  const menu = screen.getByRole('navigation', { name: '菜单' });
  await userEvent.click(screen.getByRole('button', { name: '菜单' }));
  expect(menu).toHaveAttribute('data-open');
  await userEvent.click(screen.getByRole('link', { name: '发现' }));
  expect(menu).not.toHaveAttribute('data-open');
  expect(HTMLElement.prototype.hidePopover).not.toHaveBeenCalled();
});

describe('the personal centre', () => {
  const link = () =>
    within(screen.getByRole('navigation', { name: /菜单|Menu/ })).getByRole('link', { name: /个人|Personal/ });
  const logIn = () => {
    writeStored('auth_token', 'token');
    writeStored('isLogin', true);
  };

  test('asks who is not logged in to log in first, and comes back', async () => {
    at('/en', 'en');
    writeStored('auth_token', 'a token alone does not count on the web');
    await userEvent.click(link());
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(router.push.mock.calls[0][0]).toBe('/en/login?redirecturl=%2Fen%2FPeopleCenter');
  });

  test('is where a logged-in visitor goes', async () => {
    logIn();
    at('/en', 'en');
    await userEvent.click(link());
    expect(router.push.mock.calls).toEqual([['/en/PeopleCenter']]);
  });

  test('is not entered again by who is there', async () => {
    logIn();
    at('/PeopleCenter');
    const pressed: boolean[] = [];
    document.body.onclick = (event) => pressed.push(event.defaultPrevented);
    await userEvent.click(link());
    expect(pressed).toEqual([true]);
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('the avatar', () => {
  test('of a visitor is the fallback, and nothing is asked', () => {
    at('/');
    expect(face()).toBe('/fallback/avatar.svg');
    expect(asked).toEqual([]);
  });

  test('comes from the store when logged in', async () => {
    useSessionStore.setState({ isLogin: true, avatar: 'people/kept.jpg' });
    at('/');
    await waitFor(() => expect(face()).toContain('/media/people/kept.jpg'));
  });

  test('is asked for while a login is stored, again on each route', async () => {
    writeStored('auth_token', 'token');
    writeStored('isLogin', true);
    const { unmount } = at('/');
    await waitFor(() => expect(face()).toContain('/media/people/me.jpg'));
    expect(asked).toContain('/api/u/base/get Bearer token');
    unmount();
    asked = [];
    at('/Find');
    await waitFor(() => expect(asked).toEqual(['/api/u/base/get Bearer token']));
  });

  test('comes with the user info, which a token alone asks for, once', async () => {
    writeStored('auth_token', 'token');
    const { unmount } = at('/');
    await waitFor(() => expect(useSessionStore.getState().peopleMessage).toMatchObject({ nickname: '许砚' }));
    expect(asked).toEqual(['/api/customer/info/get Bearer token']);
    unmount();
    at('/Find');
    expect(asked).toHaveLength(1);
  });

  test('is not asked for inside the own app', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) LightfieldApp/1.0');
    writeStored('auth_token', 'token');
    writeStored('isLogin', true);
    at('/');
    expect(asked).toEqual([]);
  });
});
