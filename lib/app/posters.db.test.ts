import jsQr from 'jsqr';
import sharp from 'sharp';
import type { Context } from '@/lib/platform/server/context';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readPoster } from './posters';

let context: Context;
jest.mock('./visitor', () => ({ visitorContext: (language: Context['language']) => ({ ...context, language }) }));

describeOnOneEngine('the poster of a work', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林一舟' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'pending_review', verified_at: null }),
      ]);
    });
  });
  beforeEach(() => {
    context = testContext(database().db);
  });

  test.each([
    ['zh', '/video/detail/v1'],
    ['en', '/en/video/detail/v1'],
  ] as const)('leads to its page in %s, though it has no cover', async (language, path) => {
    const poster = await readPoster(language, 'v1');
    const { data, info } = await sharp(await poster?.draw())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const address = jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    expect(new URL(address).pathname).toBe(path);
  });

  test('is another one for other words', async () => {
    const [zh, en] = await Promise.all([readPoster('zh', 'v1'), readPoster('en', 'v1')]);
    expect(zh?.hash).not.toBe(en?.hash);
    expect((await readPoster('zh', 'v1'))?.hash).toBe(zh?.hash);
  });

  test('is none for what is not public', async () => {
    expect(await readPoster('zh', 'v2')).toBeNull();
    expect(await readPoster('zh', 'nothing')).toBeNull();
  });
});
