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

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  jest.useFakeTimers();
  isStill = false;
  jest.mocked(animate).mockClear();
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: isStill }));
});

/** Another frame of the same document, as on a navigation from a marketing page to a product screen. */
async function goTo(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  const page = renderIn(
    'zh',
    <>
      <RouteDirection />
      <RouteSlide>{path}</RouteSlide>
    </>,
  );
  // The animation's code is loaded a moment after the page.
  await act(() => jest.advanceTimersByTimeAsync(200));
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

test('a step back comes from the other side, a step forward again does not', async () => {
  const place = { index: 2 };
  Object.defineProperty(window, 'navigation', { configurable: true, value: { currentEntry: place } });
  await goTo('/Find');
  jest.mocked(animate).mockClear();
  place.index = 1;
  await goTo('/');
  expect([came(), starts()]).toEqual(['back', ['translateX(-32px)']]);
  place.index = 2;
  await goTo('/Find');
  expect([came(), starts().at(-1)]).toEqual(['forward', 'translateX(32px)']);
  Reflect.deleteProperty(window, 'navigation');
});

test('nothing moves for who wants no motion', async () => {
  isStill = true;
  await goTo('/demo');
  expect(starts()).toEqual([]);
});
