import { act, fireEvent, screen } from '@testing-library/react';
import { exchange, leave } from '@/lib/people/account/client/exchange';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import zh from '@/messages/zh/front/shell.json';
import { renderIn } from '@/test/render';
import { ExchangeScreen } from './exchange-screen';

const { bridge } = zh;
const openLogin = jest.fn();
jest.mock('@/lib/platform/client/reload-page', () => ({ reloadPage: jest.fn() }));
const reload = jest.mocked(reloadPage);
let answer: () => Promise<Response>;

const ok = async () => Response.json({ code: 'OK', data: null });
const refuse = async () => Response.json({ code: 'Unauthorized', message: '' }, { status: 401 });
const passed = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  answer = ok;
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1');
  Object.assign(window, { android: { openLogin } });
  sessionStorage.clear();
  await leave();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'android');
});

const open = () => renderIn('zh', <ExchangeScreen />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a stored token is exchanged, then the page is loaded anew, once', async () => {
  writeStored('auth_token', 'a');
  open();
  expect(screen.getByRole('status')).toHaveTextContent(bridge.working);
  expect(reload).not.toHaveBeenCalled();
  await passed(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(openLogin).not.toHaveBeenCalled();
});

test('a token that the app says later does the same', async () => {
  open();
  await passed(2000);
  await act(() => exchange('a'));
  await passed(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(openLogin).not.toHaveBeenCalled();
});

test("without a token the app's login opens after three seconds, once by itself, and again by the button", async () => {
  open();
  await passed(2999);
  expect(openLogin).not.toHaveBeenCalled();
  await passed(1);
  expect(openLogin.mock.calls).toEqual([[location.href]]);
  expect(screen.getByText(bridge.needed.title)).toBeVisible();
  expect(screen.getByRole('link', { name: bridge.home })).toHaveAttribute('href', '/');
  await passed(60_000);
  expect(openLogin).toHaveBeenCalledTimes(1);
  press(bridge.needed.action);
  expect(openLogin).toHaveBeenCalledTimes(2);

  await act(() => exchange('a'));
  await passed(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a token that is good no more leads to the login, once for each', async () => {
  answer = refuse;
  writeStored('auth_token', 'old');
  open();
  await passed(60_000);
  expect(openLogin).toHaveBeenCalledTimes(1);
  await act(() => exchange('other'));
  await act(() => exchange('other'));
  await passed(60_000);
  expect(openLogin).toHaveBeenCalledTimes(2);
  expect(screen.getByText(bridge.needed.title)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('back from an exchange without the cookie, it says so and does nothing by itself', async () => {
  writeStored('auth_token', 'a');
  open().unmount();
  await passed(0);
  open();
  await passed(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent(bridge.lost.title);
  expect([reload.mock.calls.length, openLogin.mock.calls.length]).toEqual([0, 0]);
  // A press starts again.
  press('重试');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('where the exchange cannot be remembered it does not load anew by itself', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await act(() => exchange('a'));
  await passed(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(bridge.lost.title);
  removeStored('auth_token');
});

test('without a connection it can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answer = () => Promise.reject(new TypeError('offline'));
  writeStored('auth_token', 'a');
  open();
  await passed(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent(bridge.failed.title);
  expect(openLogin).not.toHaveBeenCalled();
  press('重试');
  expect(reload).toHaveBeenCalledTimes(1);
});
