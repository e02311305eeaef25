import crypto from 'node:crypto';

/**
 * A hash takes 100 ms so that nobody can guess passwords by the million. Tests make hundreds and guess none: here they cost
 * next to nothing. What the product asks for is proven once (`lib/people/account/server/auth/passwords.test.ts`), perhaps later in
 * the same process: each file gives the true function back.
 */
const { scrypt } = crypto;
const cheap = (...[secret, salt, length, options, done]: Parameters<typeof scrypt>) =>
  scrypt(secret, salt, length, { ...options, N: 2 }, done);
crypto.scrypt = cheap as typeof scrypt;

afterAll(() => {
  crypto.scrypt = scrypt;
});
