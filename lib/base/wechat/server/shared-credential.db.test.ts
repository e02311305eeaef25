import { openDatabase } from '@/lib/platform/server/db/open';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { discardCredential, sharedCredential } from './shared-credential';
import type { Credential } from './wechat-api';

describeOnBothEngines('a credential that nodes share', (database) => {
  const at = (now: number, db = database().db) => testContext(db, { now: () => now });
  const give = (value: string) => jest.fn(async (): Promise<Credential> => ({ value, expiresIn: 7200 }));

  test('is the newer one when a node whose lease was taken over answers late', async () => {
    const key = { app_id: 'late', name: 'jsapi_ticket' } as const;
    const { promise, resolve } = Promise.withResolvers<Credential>();
    const begun = Promise.withResolvers<void>();
    const late = sharedCredential(at(noon), key, () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    const other = openDatabase(database().url);
    expect(await sharedCredential(at(noon + 60_000, other), key, give('newer'))).toBe('newer');
    resolve({ value: 'late', expiresIn: 7200 });
    await late;
    expect(await sharedCredential(at(noon + 60_000), key, give('third'))).toBe('newer');
    await other.close();
  });

  test('is another one for each name and app', async () => {
    const keys = [
      { app_id: 'one', name: 'access_token' },
      { app_id: 'one', name: 'jsapi_ticket' },
      { app_id: 'two', name: 'access_token' },
    ] as const;
    const values = await Promise.all(keys.map((key, index) => sharedCredential(at(noon), key, give(`value ${index}`))));
    expect(values).toEqual(['value 0', 'value 1', 'value 2']);
  });

  test('that was discarded is fetched anew, but one that has replaced it stays', async () => {
    const key = { app_id: 'discarded', name: 'access_token' } as const;
    await sharedCredential(at(noon), key, give('first'));
    await discardCredential(at(noon), key, 'first');
    expect(await sharedCredential(at(noon), key, give('second'))).toBe('second');
    await discardCredential(at(noon), key, 'first');
    expect(await sharedCredential(at(noon), key, give('third'))).toBe('second');
  });

  test('that is good for less time than a renewal takes is not fetched again and again', async () => {
    const key = { app_id: 'short', name: 'access_token' } as const;
    expect(await sharedCredential(at(noon), key, async () => ({ value: 'short', expiresIn: 60 }))).toBe('short');
    const row = await database()
      .db.read.selectFrom('wechat_credential')
      .select('renew_at')
      .where('app_id', '=', key.app_id)
      .executeTakeFirst();
    expect(row?.renew_at).toBe(noon + 10_000);
  });
});
