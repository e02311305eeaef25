import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { navigateWith } from '@/lib/platform/client/error-path';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { type Answer, answerCalls } from '@/test/answers';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { CardLikeButton } from './card-like-button';

const [marksPath, likePath] = ['/api/like/marks', '/api/like/like'];
let liked: string[];
let refusal: Answer | null;
let calls: ReturnType<typeof answerCalls>;

beforeEach(() => {
  [liked, refusal] = [[], null];
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  calls = answerCalls({
    [marksPath]: () => ({ data: liked }),
    [likePath]: ({ like }) => refusal ?? { data: { isLiked: like === 'true' } },
  });
});

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

const presses = () => calls.filter(({ path }) => path === likePath).map(({ fields }) => fields);

test('counts the own like at once, and takes it off again', async () => {
  renderIn('zh', <CardLikeButton kind="video" id="v1" title="光的褶皱" count={1284} />);
  await quiet();
  const button = screen.getByRole('button', { name: '喜欢“光的褶皱”，共 1,284 人喜欢', pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('喜欢“光的褶皱”，共 1,285 人喜欢');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await quiet();
  await userEvent.click(button);
  await quiet();
  expect(button).toHaveTextContent('1284');
  expect(presses()).toEqual([
    { kind: 'video', id: 'v1', like: 'true' },
    { kind: 'video', id: 'v1', like: 'false' },
  ]);
});

test('a number that holds the own like already gets no second one', async () => {
  liked = ['v2'];
  renderIn('en', <CardLikeButton kind="video" id="v2" title="Light" count={1} />);
  const button = await screen.findByRole('button', { pressed: true });
  expect(button).toHaveAccessibleName('Like “Light”, 1 person likes it');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Like “Light”, nobody likes it yet');
  expect(button).toHaveTextContent(/^Like$/);
});

test('a newer number takes the place of the old one and of what was added to it', async () => {
  renderIn('zh', <Told />);
  await quiet();
  const button = screen.getByRole('button', { name: /喜欢/ });
  await userEvent.click(button);
  await quiet();
  expect(button).toHaveTextContent('5');
  await userEvent.click(screen.getByRole('button', { name: 'renew' }));
  expect(button).toHaveTextContent('9');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(button).toHaveTextContent('8');
});

test.each([
  ['is said', { code: 'TooManyRequests', message: '太快了' }, '太快了'],
  ['without a connection is said', 'offline', '网络连接不上，请检查网络后重试。'],
] as const)('a press that fails is taken back and %s', async (_, answer, words) => {
  renderIn('zh', <CardLikeButton kind="comment" id="c1" title="好" count={7} look="plain" />);
  await quiet();
  refusal = answer;
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toastQueue.take()).toEqual([words]));
  toastQueue.gone(words);
  expect(await screen.findByRole('button', { pressed: false })).toHaveTextContent('7');
});

test('a visitor sees the number, and is led to the login by a press', async () => {
  removeStored('auth_token');
  const went: string[] = [];
  const stop = navigateWith((path) => went.push(path));
  window.history.replaceState(null, '', '/video/detail/v1');
  renderIn('zh', <CardLikeButton kind="video" id="v1" title="光" count={12_345} />);
  expect(screen.getByRole('button')).toHaveTextContent('1.2万');
  await userEvent.click(screen.getByRole('button'));
  await quiet();
  stop();
  expect([went, calls]).toEqual([['/login?redirecturl=%2Fvideo%2Fdetail%2Fv1'], []]);
});

/** A button whose count is updated by another. */
function Told() {
  const [told, setTold] = useState(4);
  return (
    <>
      <CardLikeButton kind="video" id="v3" title="光" count={told} />
      <button type="button" onClick={() => setTold(9)}>
        renew
      </button>
    </>
  );
}
