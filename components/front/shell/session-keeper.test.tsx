import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { signOut } from '@/lib/platform/client/sign-out';
import { SessionKeeper } from './session-keeper';

beforeEach(() => {
  sessionStorage.clear();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
});

function Avatar() {
  return <p>{useSessionStore((state) => state.avatar) ?? 'none'}</p>;
}

/** Gets a newer avatar at start, as the header does. */
function Fresh() {
  useEffect(() => useSessionStore.setState({ avatar: 'new.jpg' }), []);
  return null;
}

function saved() {
  return JSON.parse(sessionStorage.getItem('state') ?? 'null');
}

test('restores at start, in time for the effects of what follows, and not before hydration', () => {
  sessionStorage.setItem('state', JSON.stringify({ avatar: 'old.jpg', imgIndex: 2 }));
  const page = (
    <>
      <SessionKeeper />
      <Avatar />
      <Fresh />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(container).toHaveTextContent('none');

  render(page, { container, hydrate: true });
  expect(screen.getByText('new.jpg')).toBeInTheDocument();
  expect(useSessionStore.getState().imgIndex).toBe(2);
});

test.each([
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['beforeunload', () => window.dispatchEvent(new Event('beforeunload'))],
  [
    'the page being hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('saves the whole state on %s', (_, leave) => {
  render(<SessionKeeper />);
  act(() => useSessionStore.setState({ videoList: ['v1'] }));
  expect(saved()).toBeNull();
  leave();
  expect(saved()).toEqual({ ...useSessionStore.getInitialState(), videoList: ['v1'] });
});

test('does not save when the page comes into view', () => {
  render(<SessionKeeper />);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saved()).toBeNull();
});

test.each([
  ['en', 'EN'],
  ['zh-CN', 'CN'],
])('the language is that of the page: %s', (lang, language) => {
  document.documentElement.lang = lang;
  sessionStorage.setItem('state', JSON.stringify({ language: language === 'EN' ? 'CN' : 'EN' }));
  render(<SessionKeeper />);
  expect(useSessionStore.getState().language).toBe(language);
  document.documentElement.lang = '';
});

test('signing out empties the store and its saved copy', () => {
  render(<SessionKeeper />);
  act(() => useSessionStore.setState({ avatar: 'a.jpg', isLogin: true }));
  act(signOut);
  expect(useSessionStore.getState()).toEqual(useSessionStore.getInitialState());
  expect(saved()).toMatchObject({ avatar: null, isLogin: false });
});
