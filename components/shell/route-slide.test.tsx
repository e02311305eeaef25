import { act } from '@testing-library/react';
import { animate } from 'framer-motion/dom/mini';
import { usePathname } from 'next/navigation';
import { renderIn } from '@/test/render';
import { RouteDirection } from './route-direction';
import { RouteSlide } from './route-slide';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn(() => ({ cancel: jest.fn() })) }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
}));

let isStill: boolean;

beforeEach(() => {
  isStill = false;
  jest.mocked(animate).mockClear();
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: isStill }));
});

/** Another frame of the same document, as when the visitor goes from a marketing page to a product screen. */
async function goTo(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  const page = renderIn(
    'zh',
    <>
      <RouteDirection />
      <RouteSlide>{path}</RouteSlide>
    </>,
  );
  await act(async () => {});
  page.unmount();
}

const came = () => document.documentElement.dataset.came;
const starts = () => jest.mocked(animate).mock.calls.map(([, keyframes]) => Object.values(keyframes as object)[1][0]);

test('the first page stands at once; the next ones slide in, from where they were left', async () => {
  await goTo('/');
  expect([came(), starts()]).toEqual([undefined, []]);
  await goTo('/demo');
  expect([came(), starts()]).toEqual(['forward', ['translateX(32px)']]);
});

test('a step back comes from the other side', async () => {
  await goTo('/Find');
  jest.mocked(animate).mockClear();
  jest.mocked(usePathname).mockReturnValue('/Find');
  const standing = renderIn('zh', <RouteDirection />);
  window.dispatchEvent(new PopStateEvent('popstate'));
  standing.unmount();
  await goTo('/');
  expect([came(), starts()]).toEqual(['back', ['translateX(-32px)']]);
});

test('a fragment that changed is no step back', async () => {
  jest.mocked(usePathname).mockReturnValue('/');
  const standing = renderIn('zh', <RouteDirection />);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  standing.unmount();
  await goTo('/Find');
  expect(came()).toBe('forward');
});

test('nothing moves for who wants no motion', async () => {
  isStill = true;
  await goTo('/demo');
  expect(starts()).toEqual([]);
});
