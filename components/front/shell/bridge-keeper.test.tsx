import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { readStored } from '@/lib/platform/client/storage';
import { quiet } from '@/test/quiet';
import { BridgeKeeper } from './bridge-keeper';

// It reloads the page, which jsdom cannot.
jest.mock('@/lib/platform/client/reload-page', () => ({ reloadPage: jest.fn() }));

type Say = (value?: unknown) => void;
const app = window as unknown as Record<'getToken' | 'logout' | 'language', Say | undefined> & {
  bridgeInbox?: unknown[];
};
const openVideo = jest.fn();
let asked: string[];

beforeEach(() => {
  jest.clearAllMocks();
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL((input as Request).url).pathname);
    return Response.json({ code: 'OK', data: null });
  });
  app.bridgeInbox = [];
  Object.assign(app, { getToken: undefined, logout: undefined, language: undefined, android: { openVideo } });
});

function browse(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return render(
    <>
      <BridgeKeeper />
      <a href="/video/detail/v1" onClick={(event) => event.preventDefault()}>
        作品
      </a>
    </>,
  );
}

async function openInApp() {
  const page = browse('Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1');
  await waitFor(() => expect(app.getToken).toBeDefined());
  return page;
}

test('the token is stored, logs in and becomes the cookie; logging out ends all of it', async () => {
  app.bridgeInbox = [['getToken', { token: 'early' }]];
  await openInApp();
  expect(readStored('auth_token')).toBe('early');
  expect(useSessionStore.getState().isLogin).toBe(true);
  await waitFor(() => expect(asked).toEqual(['/api/account/exchange']));

  await act(async () => app.logout?.());
  expect(readStored('auth_token')).toBeNull();
  await waitFor(() => expect(asked).toEqual(['/api/account/exchange', '/api/account/leave']));
});

test('the language is stored uppercased, and the page is loaded in it', async () => {
  await openInApp();
  act(() => app.language?.('en_us'));
  expect(readStored('language_app')).toBe('EN_US');
  expect(useSessionStore.getState().language).toBe('EN');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a language that the site does not speak changes nothing', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await openInApp();
  act(() => app.language?.('cn'));
  act(() => app.language?.('fr'));
  expect(readStored('language_app')).toBe('CN');
  expect(useSessionStore.getState().language).toBe('CN');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledTimes(1);
});

test("links to the app's own screens are handed over, until the page ends", async () => {
  const page = await openInApp();
  fireEvent.click(screen.getByText('作品'));
  expect(openVideo.mock.calls).toEqual([['v1']]);
  page.unmount();
  await openInApp();
  fireEvent.click(screen.getByText('作品'));
  expect(openVideo).toHaveBeenCalledTimes(2);
});

test('a page that ends before the bridge has loaded leaves what the app says to the next', async () => {
  browse('Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1').unmount();
  await quiet();
  expect(app.getToken).toBeUndefined();
});

test('a browser is given no bridge', async () => {
  browse('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36');
  await quiet();
  expect(app.getToken).toBeUndefined();
  fireEvent.click(screen.getByText('作品'));
  expect(openVideo).not.toHaveBeenCalled();
});
