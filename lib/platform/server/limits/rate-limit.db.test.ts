import type { RateLimit } from '@/lib/platform/shared/endpoint';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open';
import { createRateLimiter, type RateLimiter, type Verdict } from './rate-limit';

const strict: RateLimit = { max: 10, seconds: 60, strict: true };
const loose: RateLimit = { max: 10, seconds: 60 };

describeOnBothEngines('rate limits', (database) => {
  let other: Database;
  let clock: { now: number };
  let first: RateLimiter;
  let second: RateLimiter;

  // Two nodes on one database, with a common clock that the test sets.
  beforeEach(() => {
    other = openDatabase(database().url);
    clock = { now: noon };
    first = createRateLimiter(database().db, () => clock.now);
    second = createRateLimiter(other, () => clock.now);
  });
  afterEach(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await other.close();
  });

  const countOf = (name: string) =>
    database()
      .db.read.selectFrom('rate_limit')
      .select('count')
      .where('bucket', 'like', `${name}|%`)
      .execute()
      .then((rows) => rows.map((row) => row.count));

  const allowed = (verdicts: Verdict[]) => verdicts.filter((verdict) => verdict.allowed).length;
  const times = (count: number, make: (index: number) => Promise<Verdict>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  test('fifty strict uses at once on two nodes allow exactly the limit', async () => {
    const use = { name: 'parallel', client: 'a', limit: strict };
    const verdicts = await times(50, (index) => (index % 2 ? first : second).check(use));
    expect(allowed(verdicts)).toBe(10);
    expect(verdicts.find((verdict) => !verdict.allowed)).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });

  test.each([strict, loose])('a new window begins anew: %j', async (limit) => {
    const use = { name: 'window', client: 'a', limit };
    await times(10, () => first.check(use));
    clock.now = noon + 45_500;
    expect(await first.check(use)).toEqual({ allowed: false, retryAfterSeconds: 15 });
    clock.now = noon + 60_000;
    expect(await first.check(use)).toEqual({ allowed: true });
  });

  test.each([strict, loose])('clients and calls are counted apart: %j', async (limit) => {
    await times(11, () => first.check({ name: 'apart', client: 'a', limit }));
    expect(await first.check({ name: 'apart', client: 'b', limit })).toEqual({ allowed: true });
    expect(await first.check({ name: 'other', client: 'a', limit })).toEqual({ allowed: true });
  });

  test('whoever goes on after a strict refusal costs no write', async () => {
    const use = { name: 'insistent', client: 'a', limit: strict };
    await times(50, () => first.check(use));
    const before = await countOf('insistent');
    await times(50, () => first.check(use));
    expect(await countOf('insistent')).toEqual(before);
  });

  test('loose uses touch the database only when they are shared, and then add up over the nodes', async () => {
    const use = { name: 'shared', client: 'a', limit: loose };
    await times(6, () => first.check(use));
    await times(4, () => second.check(use));
    expect(await countOf('shared')).toEqual([]);
    // In turn: the first does not know of the second's four yet when it allows one more.
    await first.stop();
    await second.stop();
    await first.check(use);
    await first.stop();
    expect(await countOf('shared')).toEqual([11]);
    expect(await first.check(use)).toMatchObject({ allowed: false });
  });

  test('a running node learns of the other within a second or so', async () => {
    const use = { name: 'running', client: 'a', limit: { max: 1000, seconds: 60 } };
    await times(1000, () => first.check(use));
    expect(await second.check(use)).toMatchObject({ allowed: true });
    first.start();
    second.start();
    await eventually(async () => expect(await second.check(use)).toMatchObject({ allowed: false }));
  });

  test('counts that could not be shared are kept for the next time', async () => {
    const use = { name: 'outage', client: 'a', limit: loose };
    const transaction = jest.spyOn(other, 'transaction').mockRejectedValueOnce(new Error('no database'));
    await times(3, () => second.check(use));
    await expect(second.stop()).rejects.toThrow('no database');
    transaction.mockRestore();
    await second.check(use);
    await second.stop();
    expect(await countOf('outage')).toEqual([4]);
  });

  test('a crowd that two nodes saw in opposite orders is shared without a deadlock or a loss', async () => {
    const rounds = 10;
    const crowd = Array.from({ length: 500 }, (_, index) => ({
      name: 'crowd',
      client: `client-${index}`,
      limit: loose,
    }));
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(crowd.map((use) => first.check(use)));
      await Promise.all(crowd.toReversed().map((use) => second.check(use)));
      await Promise.all([first.stop(), second.stop()]);
      clock.now += loose.seconds * 1000;
    }
    // Most earlier windows have been deleted by now.
    const counts = await countOf('crowd');
    expect(counts.length).toBeGreaterThanOrEqual(500);
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  test('ended windows are cleared away, those that run are not', async () => {
    clock.now = noon + 3_600_000;
    await first.check({ name: 'ended', client: 'a', limit: strict });
    clock.now += 120_000;
    await first.check({ name: 'current', client: 'a', limit: strict });
    await first.stop();
    expect(await countOf('ended')).toEqual([]);
    expect(await countOf('current')).toEqual([1]);
  });
});
