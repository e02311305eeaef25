import { type Env, readEnv } from '@/lib/platform/server/env';
import { GET } from './route';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

const ask = (code: string) =>
  GET(new Request(`http://localhost/MP_verify_${code}.txt`), { params: Promise.resolve({ code }) });

test('says each code that is configured, exactly and as text', async () => {
  slot.lightfieldEnv = readEnv({ WECHAT_VERIFY: 'aB3dE6gH9jK2mN5p, second' });
  for (const code of ['aB3dE6gH9jK2mN5p', 'second']) {
    const answer = await ask(code);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(await answer.text()).toBe(code);
  }
});

test('no other code is a file', async () => {
  slot.lightfieldEnv = readEnv({ WECHAT_VERIFY: 'aB3dE6gH9jK2mN5p' });
  expect((await ask('ab3de6gh9jk2mn5p')).status).toBe(404);
  slot.lightfieldEnv = readEnv({});
  expect((await ask('aB3dE6gH9jK2mN5p')).status).toBe(404);
});
