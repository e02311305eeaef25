import { fireEvent, screen, waitFor } from '@testing-library/react';
import { navigateWith } from '@/lib/platform/client/error-path';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { CardCollectButton } from './card-collect-button';

let asked: string[];
let collected: Set<string>;
let refusal: Response | null;

beforeEach(() => {
  [asked, collected, refusal] = [[], new Set(['v7', 'v17']), null];
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'GET') {
      const [kind, ids = ''] = [searchParams.get('kind'), searchParams.get('ids') ?? ''];
      asked.push(`${pathname} ${kind} ${ids}`);
      return Response.json({ code: 'OK', data: ids.split(',').filter((id) => collected.has(id)) });
    }
    const text = await request.text();
    asked.push(`${pathname} ${text}`);
    if (refusal) return refusal;
    const fields = new URLSearchParams(text);
    const isCollected = fields.get('collect') === 'true';
    collected[isCollected ? 'add' : 'delete'](fields.get('id') ?? '');
    return Response.json({ code: 'OK', data: { isCollected } });
  });
});

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

const numbers = Array.from({ length: 20 }, (_, index) => index);
test('a list asks once for all its items of a kind', async () => {
  renderIn(
    'zh',
    <>
      {numbers.map((number) => (
        <CardCollectButton key={number} kind="video" id={`v${number}`} title={`作品 ${number}`} />
      ))}
      <CardCollectButton kind="activity" id="v7" title="活动" />
      <CardCollectButton kind="activity" id="v8" title="讲座" />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(3));
  expect(screen.getByRole('button', { name: '收藏“作品 17”', pressed: true })).toBeVisible();
  expect(asked).toEqual([
    `/api/collection/marks video ${numbers.map((number) => `v${number}`).join(',')}`,
    '/api/collection/marks activity v7,v8',
  ]);
});

test('collects at once and takes it back when it is refused', async () => {
  renderIn('en', <CardCollectButton kind="video" id="v1" title="Light" />);
  await quiet();
  const button = screen.getByRole('button', { name: 'Collect “Light”' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await quiet();
  expect(button).toHaveAttribute('aria-pressed', 'true');

  refusal = Response.json({ code: 'TooManyRequests', message: 'Too fast' }, { status: 429 });
  fireEvent.click(button);
  await waitFor(() => expect(toastQueue.take()).toEqual(['Too fast']));
  toastQueue.gone('Too fast');
  await quiet();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(asked.slice(1)).toEqual([
    '/api/collection/collect kind=video&id=v1&collect=true',
    '/api/collection/collect kind=video&id=v1&collect=false',
    '/api/collection/marks video v1',
  ]);
});

test('a press that fails before it is known how it stands shows how it stands', async () => {
  refusal = Response.json({ code: 'TooManyRequests', message: 'Too fast' }, { status: 429 });
  renderIn('en', <CardCollectButton kind="video" id="v7" title="Light" />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toastQueue.take()).toEqual(['Too fast']));
  toastQueue.gone('Too fast');
  await quiet();
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  expect(asked.at(-1)).toBe('/api/collection/marks video v7');
});

test('a press without a connection is taken back and said', async () => {
  renderIn('en', <CardCollectButton kind="video" id="v1" title="Light" />);
  await quiet();
  jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button'));
  const words = 'There is no connection. Please check your network and try again.';
  await waitFor(() => expect(toastQueue.take()).toEqual([words]));
  toastQueue.gone(words);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is led to the login, and nothing is asked for them', async () => {
  removeStored('auth_token');
  const went: string[] = [];
  const stop = navigateWith((path) => went.push(path));
  window.history.replaceState(null, '', '/');
  renderIn('zh', <CardCollectButton kind="video" id="v1" title="光" />);
  fireEvent.click(screen.getByRole('button'));
  await quiet();
  stop();
  expect([went, asked]).toEqual([['/login?redirecturl=%2F'], []]);
});
