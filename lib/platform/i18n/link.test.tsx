import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { Link } from './link';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom cannot navigate.
  document.body.onclick = (event) => event.preventDefault();
});

const press = (init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link'), init);

test.each([
  ['zh', '/Find?q=1#a', '/Find?q=1#a'],
  ['en', '/Find?q=1#a', '/en/Find?q=1#a'],
  ['en', '/', '/en'],
] as const)('in %s %s leads to %s within the page', (language, href, address) => {
  renderIn(language, <Link href={href}>x</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
  press();
  expect(router.push.mock.calls).toEqual([[address]]);
});

test('can take the place of this page', () => {
  renderIn(
    'en',
    <Link href="/app" replace>
      x
    </Link>,
  );
  press();
  expect([router.replace.mock.calls, router.push.mock.calls]).toEqual([[['/en/app']], []]);
});

test.each([
  ['with the control key', {}, { ctrlKey: true }],
  ['with the command key', {}, { metaKey: true }],
  ['with shift', {}, { shiftKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on one that opens a new tab', { target: '_blank' }, {}],
  ['on one that hands out a file', { download: true }, {}],
  ["on another site's", { href: 'https://example.org/' }, {}],
  ['that was prevented', { onClick: (event: { preventDefault(): void }) => event.preventDefault() }, {}],
])('a press %s is left to the browser', (_, props, init) => {
  renderIn(
    'zh',
    <Link href="/Find" {...props}>
      x
    </Link>,
  );
  press(init);
  expect(router.push).not.toHaveBeenCalled();
});

test("another site's address stays as it is", () => {
  renderIn('en', <Link href="https://example.org/a">x</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/a');
});
