import { useInfiniteQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFollowPerson } from '@/lib/people/person/client/follow';
import { followedPeopleQuery } from '@/lib/people/person/client/people-lists';
import { navigateWith } from '@/lib/platform/client/error-path';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { CardFollowButton } from './card-follow-button';

/** The server: whom the caller follows, the calls it received, and how it answers. */
let followed: Set<string>;
let told: boolean[];
let marksAsked: number;
let answer: () => Promise<Response | null>;
let went: string[];
let stopNavigating: () => void;

beforeEach(() => {
  [followed, told, marksAsked, went] = [new Set(), [], 0, []];
  answer = async () => null;
  stopNavigating = navigateWith((path) => went.push(path));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === 'GET') {
      marksAsked += 1;
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      return Response.json({ code: 'OK', data: ids.filter((id) => followed.has(id)) });
    }
    const form = new URLSearchParams(await request.text());
    const [userId = '', follow] = [form.get('userId') ?? '', form.get('follow') === 'true'];
    told.push(follow);
    const refused = await answer();
    if (refused) return refused;
    if (follow) followed.add(userId);
    else followed.delete(userId);
    return Response.json({ code: 'OK', data: { isFollowed: follow, followerCount: followed.size } });
  });
  logIn();
});

afterEach(() => {
  stopNavigating();
  removeStored('auth_token');
  removeStored('isLogin');
  useSessionStore.setState({ peopleMessage: null });
  for (const text of toastQueue.take()) toastQueue.gone(text);
});

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
}

const show = (isFollowed?: boolean) =>
  renderIn('zh', <CardFollowButton userId="p1" nickname="许砚" isFollowed={isFollowed} />);
const button = (words: string) => screen.findByRole('button', { name: words });
const press = () => fireEvent.click(screen.getByRole('button'));
test('says whether one follows, once it has asked', async () => {
  followed.add('p1');
  show();
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  expect(await button('已关注 许砚')).toHaveAttribute('aria-pressed', 'true');
  expect(marksAsked).toBe(1);
});

test('does not ask what its list has said already', async () => {
  show(true);
  expect(await button('已关注 许砚')).toBeVisible();
  await quiet();
  expect(marksAsked).toBe(0);
});

test('shows a press at once, before the server has answered', async () => {
  let release = (): void => {};
  answer = () => new Promise((resolve) => (release = () => resolve(null)));
  show(false);
  press();
  expect(await button('已关注 许砚')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(told).toEqual([true]));
  expect(followed).toEqual(new Set());
  release();
  await quiet();
  expect(await button('已关注 许砚')).toBeVisible();
  expect(followed).toEqual(new Set(['p1']));
});

test('a press before the marks have come is not undone by them', async () => {
  show();
  press();
  await quiet();
  expect(await button('已关注 许砚')).toBeVisible();
  expect(followed).toEqual(new Set(['p1']));
});

test.each([2, 3, 6])('%i quick presses end in the last wish, one call after the other', async (presses) => {
  let open = 0;
  let most = 0;
  answer = async () => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return null;
  };
  show(false);
  for (let times = 0; times < presses; times++) press();
  await waitFor(() => expect(told).toHaveLength(presses));
  await quiet();
  const last = presses % 2 === 1;
  expect(await button(last ? '已关注 许砚' : '关注 许砚')).toBeVisible();
  expect(followed.has('p1')).toBe(last);
  expect(most).toBe(1);
});

test('a press that is refused is taken back, with the words of the server', async () => {
  let refuse = (): void => {};
  const refusal = Response.json({ code: 'TooManyRequests', message: '操作太频繁了' }, { status: 429 });
  answer = () => new Promise((resolve) => (refuse = () => resolve(refusal)));
  followed.add('p1');
  show(true);
  press();
  expect(await button('关注 许砚')).toBeVisible();
  await waitFor(() => expect(told).toEqual([false]));
  refuse();
  expect(await button('已关注 许砚')).toBeVisible();
  expect(toastQueue.take()).toEqual(['操作太频繁了']);
});

test('also reports a missing connection, which the error path does not', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  show(false);
  press();
  const words = '网络连接不上，请检查网络后重试。';
  await waitFor(() => expect(toastQueue.take()).toEqual([words]));
  toastQueue.gone(words);
  expect(await button('关注 许砚')).toBeVisible();
});

test.each(['NullPointer', '400'])(
  'code %s takes the press back without a word (specification section 8)',
  async (code) => {
    answer = async () => Response.json({ code, message: '内容不存在' }, { status: 404 });
    show(false);
    press();
    await waitFor(() => expect(told).toEqual([true]));
    await quiet();
    expect(await button('关注 许砚')).toBeVisible();
    expect(toastQueue.take()).toEqual([]);
  },
);

test('the number that a press brought stays when the next one fails', async () => {
  renderIn('zh', <Fans />);
  press();
  expect(await screen.findByText('1')).toBeVisible();
  answer = () => Promise.reject(new TypeError('offline'));
  const asked = marksAsked;
  press();
  await waitFor(() => expect(marksAsked).toBe(asked + 1));
  await quiet();
  expect(screen.getByText('1')).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

test('of two presses that both fail nothing stays', async () => {
  answer = async () => Response.json({ code: 'Internal', message: '出了点问题' }, { status: 500 });
  followed.add('p1');
  show(true);
  press();
  press();
  await waitFor(() => expect(told).toEqual([false, true]));
  await quiet();
  expect(await button('已关注 许砚')).toBeVisible();
});

test('a visitor is led to the login and back, and nothing is asked', async () => {
  removeStored('auth_token');
  window.history.replaceState(null, '', '/otherPeople?userId=p1#!zh');
  show();
  press();
  await quiet();
  expect(went).toEqual(['/login?redirecturl=%2FotherPeople%3FuserId%3Dp1']);
  expect([marksAsked, told, screen.getByRole('button').getAttribute('aria-pressed')]).toEqual([0, [], 'false']);
});

test("in the own app a visitor is led to the app's login", () => {
  removeStored('auth_token');
  const openLogin = jest.fn();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) LightfieldApp/2.1');
  Object.assign(window, { android: { openLogin } });
  show();
  press();
  expect(openLogin).toHaveBeenCalledWith(location.href);
  expect(went).toEqual([]);
  Reflect.deleteProperty(window, 'android');
});

test('a login that is over leads to the login', async () => {
  answer = async () => Response.json({ code: 'Unauthorized', message: '请先登录' }, { status: 401 });
  show(false);
  press();
  await waitFor(() => expect(went).toHaveLength(1));
  expect(toastQueue.take()).toEqual(['请先登录']);
  expect(await button('关注 许砚')).toBeVisible();
});

test('asks for nothing until somebody logs in, then at once', async () => {
  removeStored('auth_token');
  followed.add('p1');
  show();
  await quiet();
  expect(marksAsked).toBe(0);
  logIn();
  act(() => useSessionStore.setState({ isLogin: true }));
  expect(await button('已关注 许砚')).toBeVisible();
});

test('two buttons for one person say the same', async () => {
  renderIn(
    'en',
    <>
      <CardFollowButton userId="p1" nickname="Mio" />
      <CardFollowButton userId="p1" nickname="Mio" />
    </>,
  );
  await quiet();
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findAllByRole('button', { name: 'Following Mio' })).toHaveLength(2);
  await quiet();
  expect([marksAsked, told]).toEqual([1, [true]]);
});

test('is not there for oneself', () => {
  useSessionStore.setState({ peopleMessage: { userId: 'p1' } });
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press outdates the list of followed people', async () => {
  renderIn(
    'zh',
    <>
      <CardFollowButton userId="p1" nickname="许砚" isFollowed={false} />
      <Followed />
    </>,
  );
  expect(screen.getByText('current')).toBeVisible();
  press();
  expect(await screen.findByText('outdated')).toBeVisible();
});

/** Whether the loaded list of followed people is still valid. */
function Followed() {
  const { isStale } = useInfiniteQuery({ ...followedPeopleQuery, initialData: { pages: [], pageParams: [] } });
  return <p>{isStale ? 'outdated' : 'current'}</p>;
}

/** A button with the follower count beside it, as on a person's page. */
function Fans() {
  const { followerCount } = useFollowPerson('p1');
  return (
    <>
      <CardFollowButton userId="p1" nickname="许砚" />
      <p>{followerCount}</p>
    </>
  );
}
