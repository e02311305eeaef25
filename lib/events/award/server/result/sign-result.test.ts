import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fc from 'fast-check';
import type { ResultDocument } from '../../contract';
import { signResult } from './sign-result';

const { privateKey: key } = generateKeyPairSync('ed25519');
const resultKey = { key, id: 'key', publicPem: '' };
/** What a result is made of: texts in any language, integers, flags, nothing, lists and objects. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), { maxKeys: 4 }),
  ),
}));
const results = fc
  .dictionary(fc.string(), value, { maxKeys: 6, noNullPrototype: true })
  .map((written) => written as unknown as ResultDocument);

/** The same with the keys of every object in the opposite order. */
function turned(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(turned);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .toReversed()
      .map(([name, inside]) => [name, turned(inside)]),
  );
}

test('a result is the same bytes and signature whatever the order of its keys, and read again it is itself', () => {
  fc.assert(
    fc.property(results, (result) => {
      const signed = signResult(result, resultKey);
      expect(signResult(turned(result) as ResultDocument, resultKey)).toEqual(signed);
      expect(signResult(JSON.parse(signed.document), resultKey)).toEqual(signed);
      const signature = Buffer.from(signed.signature, 'base64');
      expect(verify(null, Buffer.from(signed.document), createPublicKey(key), signature)).toBe(true);
    }),
  );
});

test('keys stand in the order of their UTF-16, without white space (RFC 8785)', () => {
  const result = { b: [1, { '\u{1F600}': 1, '\uFB33': 2, é: '\u20AC/' }], a: null } as unknown as ResultDocument;
  expect(signResult(result, resultKey).document).toBe('{"a":null,"b":[1,{"é":"€/","\u{1F600}":1,"\uFB33":2}]}');
});
