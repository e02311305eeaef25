import { act, render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { leftAt, useKeptPlace } from './use-kept-place';

const scrolled = jest.fn();
const scroll = (place: number) => {
  window.scrollY = place;
  window.dispatchEvent(new Event('scroll'));
};
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled;
  document.documentElement.dataset.came = 'forward';
});

function Screen({ name }: { name: string }) {
  useKeptPlace(name);
  return null;
}
const open = (path: string, name: string) =>
  render(
    <PathnameContext.Provider value={path}>
      <Screen name={name} />
    </PathnameContext.Provider>,
  );

test('who comes back by a link finds the place, in either language', async () => {
  expect(leftAt('a')).toBeNull();
  const view = open('/hotList/month', 'a');
  scroll(800);
  view.unmount();
  scroll(0);
  expect(leftAt('a')).toBe('/hotList/month');
  // The page is rendered twice before it is shown, and is scrolled to the top meanwhile.
  const early = open('/en/hotList/month', 'a');
  scroll(0);
  early.unmount();
  open('/en/hotList/month', 'a');
  await frame();
  expect(scrolled.mock.calls).toEqual([[{ top: 800, behavior: 'instant' }]]);
});

test('another address of the screen begins at its top, and is then the one that was left', async () => {
  open('/hotList/week', 'b').unmount();
  const first = open('/hotList/week', 'b');
  scroll(500);
  first.unmount();
  scroll(0);
  open('/hotList/month', 'b').unmount();
  open('/hotList/week', 'b');
  await frame();
  expect(scrolled).not.toHaveBeenCalled();
  expect(leftAt('b')).toBe('/hotList/week');
});

test('a step back is the browser’s', async () => {
  const view = open('/hotList/week', 'c');
  scroll(500);
  view.unmount();
  document.documentElement.dataset.came = 'back';
  open('/hotList/week', 'c');
  await frame();
  expect(scrolled).not.toHaveBeenCalled();
});
