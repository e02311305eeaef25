import crypto from 'node:crypto';

/**
 * A hash takes 100 ms so that nobody can guess passwords by the million. Tests make hundreds and guess none: here they cost
 * next to nothing. What the product asks for is proven once (`lib/people/account/server/auth/passwords.db.test.ts`).
 */
type Scrypt = typeof crypto.scrypt & { isCheap?: true };

const { scrypt } = crypto as { scrypt: Scrypt };
if (!scrypt.isCheap) {
  const cheap = (...[secret, salt, length, options, done]: Parameters<typeof crypto.scrypt>) =>
    scrypt(secret, salt, length, { ...options, N: 2 }, done);
  crypto.scrypt = Object.assign(cheap, { isCheap: true as const }) as Scrypt;
}
