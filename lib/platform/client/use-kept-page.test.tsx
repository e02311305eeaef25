import { render, screen, waitFor } from '@testing-library/react';
import { dropKeptPages } from './kept-pages';
import { signOut } from './sign-out';
import { useKeptPage } from './use-kept-page';

/** Caches of a browser, by name and address. */
const stored = new Map<string, Map<string, string>>();
const register = jest.fn();
let html: () => Promise<string>;

beforeEach(() => {
  stored.clear();
  register.mockReset();
  html = async () => '<script src="/_next/static/a.js"></script>';
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) cache.set(path, 'file');
      },
      put: async (path: string) => cache.set(path, 'page'),
      keys: async () => [...cache.keys()].map((path) => ({ url: new URL(path, location.origin).href })),
      delete: async (url: string) => cache.delete(new URL(url).pathname),
    };
  };
  const caches = { open, keys: async () => [...stored.keys()], has: async (name: string) => stored.has(name) };
  const remove = async (name: string) => stored.delete(name);
  Object.defineProperty(globalThis, 'caches', { value: { ...caches, delete: remove }, configurable: true });
  // Not in jsdom.
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(await html()));
  window.history.replaceState(null, '', '/ticket/e?activity=a1');
});

function Page({ content = '' }) {
  return useKeptPage(content) ? 'kept' : 'not kept';
}

test('keeps the page with its files for its path only, again with each change', async () => {
  const { rerender } = render(<Page />);
  expect(await screen.findByText('kept')).toBeVisible();
  expect(register).toHaveBeenCalledWith('/offline.js', { scope: '/ticket/e' });
  const kept = () => [...(stored.get('kept /ticket/e?activity=a1')?.keys() ?? [])];
  const placeholders = ['/fallback/avatar.svg', '/fallback/picture.svg'];
  expect(kept()).toEqual([...placeholders, '/_next/static/a.js', '/ticket/e?activity=a1']);
  html = async () => '<script src="/_next/static/b.js"></script>';
  rerender(<Page content="used" />);
  await waitFor(() => expect(kept()).toEqual([...placeholders, '/ticket/e?activity=a1', '/_next/static/b.js']));
});

test('the oldest of many makes room', async () => {
  for (let index = 1; index <= 9; index += 1) stored.set(`kept /ticket/e?activity=b${index}`, new Map());
  stored.set('of somebody else', new Map());
  render(<Page />);
  await screen.findByText('kept');
  await waitFor(() => expect(stored.size).toBe(9));
  expect([...stored.keys()].filter((name) => !/b[3-9]$/.test(name))).toEqual([
    'of somebody else',
    'kept /ticket/e?activity=a1',
  ]);
});

test('nothing of a person is kept after they logged out, also while it is being kept', async () => {
  stored.set('kept /ticket/e?activity=b1', new Map());
  let answer: (html: string) => void = () => {};
  html = () => new Promise((resolve) => (answer = resolve));
  render(<Page />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  signOut();
  await dropKeptPages();
  answer('');
  await waitFor(() => expect(stored.has('kept /ticket/e?activity=a1')).toBe(false));
  expect(screen.getByText('not kept')).toBeVisible();
  expect(stored.size).toBe(0);
});
