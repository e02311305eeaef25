import { contentDocument, presentFutureId } from '@/lib/base/content/contract';
import { blockPictures } from '@/lib/base/content/rules/block-pictures';
import { blockThings } from '@/lib/base/content/rules/block-things';
import { getSpecialPage } from '@/lib/base/content/server/get-special-page';
import { presentFuture } from '@/lib/base/content/server/seed/present-future';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';
import { demonstrationPictures } from './demonstration-pictures';

describeOnOneEngine('the special of the demonstration', (database) => {
  beforeAll(() => seed(database().db));

  test('shows every block and every thing that it names, in both languages, with pictures that are drawn', async () => {
    expect(contentDocument.parse(presentFuture)).toEqual(presentFuture);
    const { blocks: written } = presentFuture.data;
    for (const language of ['zh', 'en'] as const) {
      const { blocks, ...page } = await getSpecialPage(testContext(database().db, { language }), {
        id: presentFutureId,
      });
      expect(page).toMatchObject({ title: presentFuture[language].title, language, isTranslated: true });
      expect(blocks.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
      const shown = blocks.flatMap((block) => (block.kind === 'things' ? block.items : []));
      expect(shown.map(({ kind, id }) => ({ kind, id }))).toEqual(blockThings(written));
    }
    const drawn = new Set(demonstrationPictures().map(({ key }) => key));
    expect(blockPictures(written).filter((key) => !drawn.has(key))).toEqual([]);
  });
});
