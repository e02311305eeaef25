import fc from 'fast-check';
import { markHits } from './hits';

const marked = (text: string, searched: string) =>
  markHits(text, searched)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['城市光影记忆', '光影', '城市[光影]记忆'],
  ['城市光影记忆', '光影记忆', '城市[光影记忆]'],
  ['光，光', '光', '[光]，[光]'],
  ['Robots and ROBOT', 'robot', '[Robots] and [ROBOT]'],
  ['Ｃafé Noir', 'cafe', '[Ｃafé] Noir'],
  ['Lighthouse', 'light', 'Lighthouse'],
  ['AI影像 2026', 'ai 影像', '[AI影像] 2026'],
  ['𠮷野家', '野家', '𠮷[野家]'],
  ['光影', '', '光影'],
  ['', '光', ''],
  ['<b>光</b>', '光', '<b>[光]</b>'],
])('in %j, %j is marked so: %s', (text, searched, expected) => expect(marked(text, searched)).toBe(expected));

const piece = fc.string({ unit: fc.constantFrom(...'光影机 aＡé9-\ud83d𠮷'), maxLength: 30 });

test('all parts together are the text, none is empty, and hits and others take turns', () => {
  fc.assert(
    fc.property(piece, piece, (text, searched) => {
      const parts = markHits(text, searched);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.filter((part) => part.text === '')).toEqual([]);
      for (const [at, part] of parts.entries()) expect(part.isHit).not.toBe(parts[at + 1]?.isHit);
    }),
  );
});
