import { createRateLimiter, enforce } from '@/lib/platform/server/limits/rate-limit';
import { newPhone } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { requestCode, takeCode } from './codes';

jest.setTimeout(30_000);

const minute = 60_000;

describeOnBothEngines('limits of one-time codes', (database) => {
  let clock: number;

  beforeEach(() => {
    clock = noon;
  });
  afterEach(() => jest.restoreAllMocks());

  /** A client of this address, whose uses are counted. */
  const limited = (address: string) => {
    const limiter = createRateLimiter(database().db, () => clock);
    return testContext(database().db, {
      now: () => clock,
      client: { address, userAgent: '', app: null },
      limit: (use) => enforce(limiter, use),
    });
  };

  test('a client asks for 20 codes in an hour and 60 in a day', async () => {
    const client = limited('client-of-codes');
    const ask = () => requestCode(client, newPhone(), 'login');
    for (let hours = 0; hours < 3; hours++) {
      for (let count = 0; count < 20; count++) await ask();
      await expect(ask()).rejects.toMatchObject({ code: 'TooManyRequests' });
      clock += 60 * minute;
    }
    const refused = await ask().catch((error) => error);
    expect(refused).toMatchObject({ code: 'TooManyRequests' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(3600);
  });

  test('an address gets ten in a day, and pressing again and again does not use them up', async () => {
    const target = newPhone();
    const press = () => requestCode(limited(`client at ${clock}`), target, 'login');
    for (let count = 0; count < 10; count++) {
      await press();
      await expect(press()).rejects.toMatchObject({ code: 'TooManyRequests' });
      clock += minute;
    }
    const refused = await press().catch((error) => error);
    expect(refused).toMatchObject({ code: 'TooManyRequests' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(3600);
  });

  test('all together get so many in a day as the site says', async () => {
    setEnv({ codesPerDay: 2 });
    clock += 2 * 24 * 60 * minute;
    await requestCode(limited('one'), newPhone(), 'login');
    await requestCode(limited('two'), newPhone(), 'login');
    const refused = requestCode(limited('three'), newPhone(), 'login');
    await expect(refused).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('a client tries 60 codes in an hour', async () => {
    const client = limited('client-of-tries');
    const tries = Array.from({ length: 61 }, () => takeCode(client, newPhone(), 'login', '000000'));
    const answers = await settled(tries);
    expect(answers.filter((answer) => answer === 'TooManyRequests')).toHaveLength(1);
  });
});
