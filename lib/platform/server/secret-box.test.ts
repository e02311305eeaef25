import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnv } from '@/test/set-env';
import { digestOf, openBytes, openText, sealBytes, sealText } from './secret-box';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const place = 'application/1/sealed';

describe('a secret box', () => {
  beforeEach(() => setEnv({ papersKeys: [older] }));

  test('gives back what was sealed, and tells nothing of it', () => {
    const box = sealText('张三 110101199003074514', place);
    expect(openText(box, place)).toBe('张三 110101199003074514');
    expect(box).not.toBe(sealText('张三 110101199003074514', place));
    expect(Buffer.from(box, 'base64url').includes('110101')).toBe(false);
    expect(openText(sealText('', place), place)).toBe('');
  });

  test('opens only in its place and unchanged', () => {
    const box = sealBytes(Buffer.from('picture'), place);
    expect(() => openBytes(box, 'application/2/sealed')).toThrow();
    for (const at of [8, 20, box.length - 1]) {
      const altered = Buffer.from(box);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => openBytes(altered, place)).toThrow();
    }
    for (const cut of [0, 7, 20, 35]) expect(() => openBytes(box.subarray(0, cut), place)).toThrow();
  });

  test('of an older key opens while that is in the list; digests stay as they are', () => {
    const [box, digest] = [sealText('kept', place), digestOf('kept', 'number')];
    setEnv({ papersKeys: [newer, older] });
    expect(openText(box, place)).toBe('kept');
    expect(digestOf('kept', 'number')).toBe(digest);
    const later = sealText('kept', place);
    setEnv({ papersKeys: [newer] });
    expect(openText(later, place)).toBe('kept');
    expect(() => openText(box, place)).toThrow('PAPERS_KEY');
    expect(digestOf('kept', 'number')).not.toBe(digest);
  });

  test('has digests that differ by text and purpose', () => {
    const all = [digestOf('a', 'x'), digestOf('b', 'x'), digestOf('a', 'y')];
    expect(new Set(all).size).toBe(3);
  });
});

test('the embedded database makes a key of its own beside it, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-key-'));
  try {
    setEnv({ papersKeys: null, databaseUrl: `file:${join(folder, 'some.db')}` });
    const box = sealText('own', place);
    expect(readdirSync(folder)).toEqual(['papers.key']);
    expect(statSync(join(folder, 'papers.key')).mode & 0o777).toBe(0o600);
    setEnv({ papersKeys: [older] });
    expect(() => openText(box, place)).toThrow('PAPERS_KEY');
    setEnv({ papersKeys: null, databaseUrl: `file:${join(folder, 'some.db')}` });
    expect(openText(box, place)).toBe('own');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
