import type { Language } from '@/lib/platform/shared/language';
import { headBlock, inBoth, said, textBlock, thingsBlock } from '@/test/blocks';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { type ContentBlock, getSpecialPage as call, contentDraft } from '../contract';
import { contentPictures } from './content-pictures';
import { createContentPage } from './create-content-page';
import { findNamedThings } from './find-named-things';
import { getContentDraft } from './get-content-draft';
import { getSpecialPage } from './get-special-page';
import { publishContentPage } from './publish-content-page';
import { restoreContentVersion } from './restore-content-version';
import { saveContentDraft } from './save-content-draft';

const id = 'presentfuture';
const text = (title: string) => ({ title, description: '', body: '' });

describeOnBothEngines('a special', (database) => {
  const editor = () => testContext(database().db, { caller: callerOf('ed', { staff: 'editor' }) });
  const get = (language: Language = 'zh') => getSpecialPage(testContext(database().db, { language }), { id });
  const save = (revision: number, blocks: ContentBlock[], english = '') =>
    saveContentDraft(editor(), {
      ...{ id, revision },
      document: { kind: 'special', zh: text('现在·未来'), en: text(english), data: { blocks } },
    });
  const publish = (revision: number) => publishContentPage(editor(), { id, revision });
  let now = noon;
  const isPublic = (key: string) => {
    // A second later, so that no remembered answer is used.
    now += 60_000;
    return contentPictures.isPublic({ db: database().db, now: () => now }, key);
  };
  const head = headBlock('a', { title: inBoth('头', 'Head'), picture: 'pages/head.jpg' });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_zh: '潮', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'pending_review' }),
      ]);
    }),
  );
  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('content_entry').where('id', '=', id).execute();
      await tx.deleteFrom('content_version').where('page_id', '=', id).execute();
      await tx.deleteFrom('content_page').where('id', '=', id).execute();
    });
    await createContentPage(editor(), { id, kind: 'special', title: '现在·未来' });
  });

  test('begins without blocks, and is nothing to readers until it is published with one', async () => {
    const draft = await getContentDraft(editor(), { id });
    expect(contentDraft.parse(draft)).toEqual(draft);
    expect(draft.document).toMatchObject({ kind: 'special', data: { blocks: [] } });
    await expect(publish(1)).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'data.blocks', rule: 'required' }] },
    });
    await save(1, [head]);
    await expect(get()).rejects.toMatchObject({ code: 'NullPointer' });
    await publish(2);
    expect((await get()).blocks).toHaveLength(1);
    await save(3, []);
    expect((await get()).blocks).toHaveLength(1);
  });

  test('answers exactly what the contract declares, in the language asked for', async () => {
    await save(1, [head, thingsBlock('b', [{ kind: 'video', id: 'v1' }])], 'Present Future');
    await publish(2);
    const page = await get('en');
    expect(call.data.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      ...{ id, title: 'Present Future', description: '', language: 'en', isTranslated: true },
      ...{ updatedAt: '2026-11-20T12:00:00.000+08:00' },
      blocks: [{ title: said('Head', 'en') }, { items: [{ title: 'Tides', path: '/video/detail/v1' }] }],
    });
  });

  test('without an English title is Chinese as a whole, its things too', async () => {
    await save(1, [head, thingsBlock('b', [{ kind: 'video', id: 'v1' }])]);
    await publish(2);
    expect(await get('en')).toMatchObject({
      ...{ title: '现在·未来', language: 'zh', isTranslated: false },
      blocks: [{ title: said('头') }, { title: said('作品'), items: [{ title: '潮' }] }],
    });
  });

  test('is sanitized when it is saved, and a former version is restored with its blocks', async () => {
    await save(1, [textBlock('a', '<p onclick="x">光<script>1</script></p>')]);
    const published = await publish(2);
    expect(published.document).toMatchObject({ data: { blocks: [textBlock('a', '<p>光</p>')] } });
    await save(3, [head]);
    await publish(4);
    const restored = await restoreContentVersion(editor(), { id, revision: 5, version: 1 });
    expect(restored.document).toEqual(published.document);
  });

  test('of another kind is none', async () => {
    for (const other of ['about', 'agreement', 'nothing', "x' or 1=1"]) {
      await expect(getSpecialPage(editor(), { id: other })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('has pictures that are public while it is published with them', async () => {
    await save(1, [head, textBlock('b', '<p><img src="pages/text.jpg" /></p>')]);
    expect(await isPublic('pages/head.jpg')).toBe(false);
    await publish(2);
    expect([await isPublic('pages/head.jpg'), await isPublic('pages/text.jpg')]).toEqual([true, true]);
    expect(await isPublic('pages/other.jpg')).toBe(false);
    await save(3, [textBlock('b', '<p>光</p>')]);
    await publish(4);
    expect([await isPublic('pages/head.jpg'), await isPublic('pages/text.jpg')]).toEqual([false, false]);
  });

  test('takes things that everybody may see, and names no other to who looks for them', async () => {
    const asked = { kind: 'video' as const, ids: ['v1', 'v2', 'nothing'] };
    expect((await findNamedThings(editor(), asked)).map(({ title }) => title)).toEqual(['潮']);
    await expect(findNamedThings(testContext(database().db), asked)).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
