import { openDatabase } from '@/lib/platform/server/db/open';
import { languages } from '@/lib/platform/shared/language';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { agreementPageId, privacyPageId } from '../contract';
import { firstPages } from './first-pages';
import { getContentPage } from './get-content-page';
import { contentMigrations } from './migrations';
import { saveContentPage } from './save-content-page';

const ids = [agreementPageId, privacyPageId];

describeOnBothEngines('the first content pages', (database) => {
  const titles = (language: 'zh' | 'en') =>
    Promise.all(
      ids.map(async (id) => {
        const page = await getContentPage(testContext(database().db, { language }), { id });
        expect(page.language).toBe(language);
        return `${page.title} ${page.updatedAt.slice(0, 10)}`;
      }),
    );
  const migrateAgain = (db = database().db) => contentMigrations['2026-11-20-18-content']?.up(db.migrationHandle);

  test('are there in both languages from the start, with the date of their version', async () => {
    expect(await titles('zh')).toEqual(['用户协议 2026-11-20', '隐私政策 2026-11-20']);
    expect(await titles('en')).toEqual(['User Agreement 2026-11-20', 'Privacy Policy 2026-11-20']);
  });

  test('what staff have written is not overwritten, and what is missing comes once from two nodes', async () => {
    const { db, url } = database();
    const own = { id: privacyPageId, language: 'zh', title: '本站隐私政策', body: '<p>光</p>' } as const;
    await db.transaction((tx) => saveContentPage(tx, own, noon + 24 * 3_600_000));
    await db.transaction((tx) => tx.deleteFrom('content_page').where('language', '=', 'en').execute());
    const other = openDatabase(url);
    await Promise.all([migrateAgain(), migrateAgain(other)]);
    await other.close();
    expect(await titles('zh')).toEqual(['用户协议 2026-11-20', '本站隐私政策 2026-11-21']);
    expect(await titles('en')).toHaveLength(2);
  });
});

describe('the first content pages, as texts', () => {
  test.each(ids)('%s has the same chapters in both languages', (id) => {
    const [zh, en] = languages.map((language) =>
      firstPages().find((page) => page.id === id && page.language === language),
    );
    const shape = (body = '') => body.match(/<(?:h2|li|strong)>/g);
    expect(shape(en?.body)).toEqual(shape(zh?.body));
    expect(shape(zh?.body)?.length).toBeGreaterThan(15);
  });
});
