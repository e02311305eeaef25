import { act } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { renderIn } from '@/test/render';
import { MarkerKeeper } from './marker-keeper';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
  useSearchParams: () => new URLSearchParams(location.search),
}));

function open(address: string, language: 'zh' | 'en') {
  history.replaceState({ router: 'entry' }, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  return renderIn(language, <Page />);
}

let again: (() => void) | undefined;

/** The frame of a page, which stays mounted while its content changes. */
function Page() {
  const [, count] = useState(0);
  again = () => count((times) => times + 1);
  return <MarkerKeeper />;
}

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/', 'zh', '/#!zh'],
  ['/Find?q=1', 'zh', '/Find?q=1#!zh'],
  ['/en/Find', 'en', '/en/Find#!en'],
  ['/en#!zh', 'en', '/en#!en'],
  ['/Find#comments', 'zh', '/Find#comments'],
] as const)('%s in %s is marked as %s', (address, language, marked) => {
  const entries = history.length;
  open(address, language);
  expect(location.pathname + location.search + location.hash).toBe(marked);
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ router: 'entry' });
});

test('a navigation to this very page is marked too', () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    navigation.dispatchEvent(new Event('currententrychange'));
    return location.hash;
  };
  const { unmount } = open('/', 'zh');
  expect(goTo('/')).toBe('#!zh');
  // The hash of the toggle must still be handled.
  expect(goTo('/#!en')).toBe('#!en');
  unmount();
  expect(goTo('/')).toBe('');
  Reflect.deleteProperty(window, 'navigation');
});

test('a navigation to another page is marked, also by a browser that tells of none', () => {
  open('/', 'zh');
  history.replaceState({ router: 'entry' }, '', '/Find');
  jest.mocked(usePathname).mockReturnValue('/Find');
  act(() => again?.());
  expect(location.hash).toBe('#!zh');
});

test('a page that stands may be moved again', () => {
  sessionStorage.setItem('language moved', 'en');
  open('/en', 'en');
  expect(sessionStorage.getItem('language moved')).toBeNull();
});
