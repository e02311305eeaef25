import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { readMediaToken, signMediaPath } from './media-token';

const key = randomBytes(32);
const until = Date.UTC(2026, 10, 20, 4);
const tokenOf = (path: string) => path.split('/')[3] ?? '';

test('says for whom and until when, of one work', () => {
  const token = tokenOf(signMediaPath(key, 'v1', 'p1', until));
  expect(readMediaToken(key, 'v1', token)).toEqual({ viewer: 'p1', expiresAt: until });
  expect(readMediaToken(key, 'v2', token)).toBeNull();
  expect(readMediaToken(randomBytes(32), 'v1', token)).toBeNull();
  expect(readMediaToken(key, 'v1', tokenOf(signMediaPath(key, 'v1', '', until)))?.viewer).toBe('');
});

test('is a path that nothing has to encode, whoever it is for', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 64, unit: 'grapheme' }), fc.nat(), (viewer, expiresAt) => {
      const path = signMediaPath(key, 'v-1', viewer, expiresAt);
      expect(path).toMatch(/^\/play\/v-1\/[\w-]+\/$/);
      expect(readMediaToken(key, 'v-1', tokenOf(path))).toEqual({ viewer, expiresAt });
    }),
  );
});

test('with any character changed, added or taken away it is nothing', () => {
  const token = tokenOf(signMediaPath(key, 'v1', 'p1', until));
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(readMediaToken(key, 'v1', token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
    expect(readMediaToken(key, 'v1', token.slice(0, index) + token.slice(index + 1))).toBeNull();
  }
  for (const longer of [`${token}A`, `${token}=`, `A${token}`, `${token} `, '', '=', '\0']) {
    expect(readMediaToken(key, 'v1', longer === '' ? '' : longer)).toBeNull();
  }
});
