import crypto from 'node:crypto';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { hashSecret, isSecret } from './passwords';

describeOnOneEngine('hashes of passwords and codes', (database) => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  beforeEach(() => scrypt.mockClear());

  const costs = () => scrypt.mock.calls.map(([, salt, length, options]) => [length, options, String(salt).length]);
  const dear = [64, expect.objectContaining({ N: 16_384, r: 16, p: 1 }), 32];

  test('cost whoever guesses 32 MB and 100 ms each, with a salt of their own', async () => {
    const context = testContext(database().db);
    const [one, other] = [await hashSecret(context, 'a quiet gallery'), await hashSecret(context, 'a quiet gallery')];
    expect(one).not.toBe(other);
    expect(costs()).toEqual([dear, dear]);
  });

  test('cost the same where there is none: how long it takes tells nobody', async () => {
    const context = testContext(database().db);
    const hash = await hashSecret(context, 'a quiet gallery');
    expect(await isSecret(context, hash, 'a quiet gallery')).toBe(true);
    expect(await isSecret(context, hash, 'a loud gallery')).toBe(false);
    expect(await isSecret(context, null, 'a quiet gallery')).toBe(false);
    expect(costs()).toEqual([dear, dear, dear, dear]);
  });
});
