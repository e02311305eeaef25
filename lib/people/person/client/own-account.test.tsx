import { useSessionStore } from '@/lib/platform/client/session-store';
import { signOut } from '@/lib/platform/client/sign-out';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { type Answer, answerCalls } from '@/test/answers';
import { renewOwnAccount } from './own-account';

const [basePath, infoPath] = ['/api/u/base/get', '/api/customer/info/get'];
const nobody = { isLogin: false, avatar: null, peopleMessage: null };
const info = { nickname: '林一舟' };

beforeEach(() => {
  useSessionStore.setState(nobody);
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

test('the store learns who is logged in', async () => {
  answerCalls({ [basePath]: { data: { avatar: 'avatars/1.jpg' } }, [infoPath]: { data: info } });
  await renewOwnAccount(new AbortController().signal);
  expect(useSessionStore.getState()).toMatchObject({ isLogin: true, avatar: 'avatars/1.jpg', peopleMessage: info });
});

test.each([
  ['ended', () => {}],
  ['became that of somebody else', () => writeStored('auth_token', 'another')],
])('an answer to a login that %s meanwhile is not theirs to write', async (_, next) => {
  const base = Promise.withResolvers<Answer>();
  answerCalls({ [basePath]: () => base.promise, [infoPath]: () => base.promise });
  const renewed = renewOwnAccount(new AbortController().signal);
  signOut();
  next();
  base.resolve({ data: { avatar: null, ...info } });
  await renewed;
  expect(useSessionStore.getState()).toMatchObject(nobody);
});
