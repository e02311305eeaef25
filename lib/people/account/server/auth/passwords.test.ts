import crypto from 'node:crypto';
import { hashSecret, isSecret } from './passwords';

describe('hashes of passwords and codes', () => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  beforeEach(() => scrypt.mockClear());

  const costs = () => scrypt.mock.calls.map(([, salt, length, options]) => [length, options, String(salt).length]);
  const dear = [64, expect.objectContaining({ N: 16_384, r: 16, p: 1 }), 32];

  test('cost 32 MB and 100 ms for each guess, with a salt of their own', async () => {
    const [one, other] = [await hashSecret('a quiet gallery'), await hashSecret('a quiet gallery')];
    expect(one).not.toBe(other);
    expect(costs()).toEqual([dear, dear]);
  });

  test('are good as they stand in databases', async () => {
    const kept =
      '9be9b7db8558d761da0e08f44e6ee8a3:7ff620d5a4bd9c7141c835785e0abdc2ae8e560a13a154962058e88071078b12b014f2e6a263adea02e377c0f631051f6dc5157d8bf9480a16b69ca89b6a81ea';
    expect(await isSecret(kept, 'a quiet gallery')).toBe(true);
    expect(await isSecret(kept, 'a loud gallery')).toBe(false);
  });

  test('take the same time for an account that does not exist', async () => {
    expect(await isSecret(null, 'a quiet gallery')).toBe(false);
    expect(costs()).toEqual([dear]);
  });
});
