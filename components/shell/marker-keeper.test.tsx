import { usePathname } from 'next/navigation';
import { settleLanguage } from '@/lib/platform/client/settle-language';
import { renderIn } from '@/test/render';
import { MarkerKeeper } from './marker-keeper';

jest.mock('@/lib/platform/client/settle-language', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/client/settle-language')>(
    '@/lib/platform/client/settle-language',
  ),
  settleLanguage: jest.fn(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
  useSearchParams: () => new URLSearchParams(location.search),
}));

function open(address: string, language: 'zh' | 'en') {
  history.replaceState({ router: 'entry' }, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  return renderIn(language, <MarkerKeeper />);
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

test('a marker that is written later is obeyed, for as long as the page stands', () => {
  const { unmount } = open('/', 'zh');
  expect(settleLanguage).not.toHaveBeenCalled();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(settleLanguage).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(settleLanguage).toHaveBeenCalledTimes(1);
});
