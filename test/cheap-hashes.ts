import crypto from 'node:crypto';

/**
 * A hash takes 100 ms to prevent guessing. Tests make hundreds of them, so here they are cheap. The real parameters are
 * tested once (`lib/people/account/server/auth/passwords.test.ts`), perhaps later in the same process: each file
 * restores the real function.
 */
const { scrypt } = crypto;
const cheap = (...[secret, salt, length, options, done]: Parameters<typeof scrypt>) =>
  scrypt(secret, salt, length, { ...options, N: 2 }, done);
crypto.scrypt = cheap as typeof scrypt;

afterAll(() => {
  crypto.scrypt = scrypt;
});
