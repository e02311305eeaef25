import { loadPage } from '@/lib/platform/client/load-page';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { answerCalls } from '@/test/answers';
import { logOut } from './enter';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from './entry-flow';

jest.mock('@/lib/platform/client/load-page', () => ({ loadPage: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  writeStored('auth_token', 'mine');
  writeStored('isLogin', true);
  writeStored('scanCodeUrl', '/MyFocus');
  writeStored('hasApp', true);
  changeEntryFlow({ mobile: '13800138000', ticket: 't' });
});

test.each([
  ['zh', '/'],
  ['en', '/en'],
] as const)(
  'logging out in %s leaves nothing of the person here, and loads the home page anew',
  async (language, home) => {
    const made = answerCalls({ '/api/account/logout': { data: null } });
    const forgotten = jest.fn();
    const withdraw = onSignOut(forgotten);
    await logOut(language);
    withdraw();
    expect(made.map(({ path }) => path)).toEqual(['/api/account/logout']);
    expect(forgotten).toHaveBeenCalledTimes(1);
    // The visitor's own settings stay.
    expect({ ...localStorage }).toEqual({ hasApp: 'true' });
    expect({ ...sessionStorage }).toEqual({});
    expect(jest.mocked(loadPage).mock.calls).toEqual([[home]]);
  },
);

test('a logout that does not reach the server changes nothing', async () => {
  answerCalls({ '/api/account/logout': 'offline' });
  await expect(logOut('zh')).rejects.toMatchObject({ name: 'ConnectionError' });
  expect(readStored('auth_token')).toBe('mine');
  expect(readEntryFlow().ticket).toBe('t');
  expect(loadPage).not.toHaveBeenCalled();
  clearEntryFlow();
});

test('a reload loses nothing of the flow, and what is no flow counts as none', async () => {
  const anew = async () => {
    let flow = {};
    await jest.isolateModulesAsync(async () => {
      const module = await import('./entry-flow');
      flow = module.readEntryFlow();
    });
    return flow;
  };
  changeEntryFlow({ purpose: 'reset', redirecturl: '/MyFocus' });
  expect(await anew()).toEqual(readEntryFlow());
  for (const saved of ['', 'null', '{', '3']) {
    sessionStorage.setItem('entry', saved);
    expect(await anew()).toMatchObject({ purpose: null, region: 'CN', callingCode: '86' });
  }
});
