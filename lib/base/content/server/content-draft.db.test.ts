import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { type ContentDocument, contentDraft } from '../contract';
import { createContentPage } from './create-content-page';
import { discardContentDraft } from './discard-content-draft';
import { getContentDraft } from './get-content-draft';
import { getContentPage } from './get-content-page';
import { listContentPages } from './list-content-pages';
import { publishContentPage } from './publish-content-page';
import { restoreContentVersion } from './restore-content-version';
import { saveContentDraft } from './save-content-draft';
import { uploadContentPicture } from './upload-content-picture';

const id = 'ticket-rules';
const editor = callerOf('ed', { staff: 'editor' });
const none = { title: '', description: '', body: '' };
const written = (title: string, body = `<p>${title}</p>`): ContentDocument => ({
  kind: 'legal',
  zh: { title, description: '', body },
  en: none,
  data: null,
});
const query = {
  pageIndex: 1,
  pageSize: 100,
  sort: 'updatedAt',
  order: 'desc',
  search: '',
  kind: '',
  state: '',
} as const;

describeOnBothEngines('a content page in the console', (database) => {
  const as = (caller: Caller | null = editor, now = noon) => testContext(database().db, { caller, now: () => now });
  const create = () => createContentPage(as(), { id, kind: 'legal', title: '票务规则' });
  const save = (revision: number, title: string, context = as()) =>
    saveContentDraft(context, { id, revision, document: written(title) });
  const publish = (revision: number, context = as()) => publishContentPage(context, { id, revision });
  const get = () => getContentDraft(as(), { id });
  const shown = async () => (await getContentPage(as(null), { id })).title;
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').orderBy('tag').execute()).map(
      (row) => row.tag,
    );
  const deeds = () =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('at', '=', noon)
      .orderBy('id')
      .execute();

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({ id: 'ed', nickname: '编辑甲' }),
        personRow({ id: 'gone', nickname_key: 'erased:gone', erased_at: noon }),
      ]);
    }),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('content_entry').where('id', '=', id).execute();
      await tx.deleteFrom('content_version').where('page_id', '=', id).execute();
      await tx.deleteFrom('content_page').where('id', '=', id).execute();
      await tx.deleteFrom('page_invalidation').execute();
    }),
  );

  test('begins as a draft that only its editors see', async () => {
    const draft = await create();
    expect(contentDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      ...{ id, kind: 'legal', title: '票务规则', version: null, publishedAt: null },
      ...{ hasDraft: true, isTranslated: false, editor: '编辑甲', revision: 1, versions: [] },
    });
    expect(await get()).toEqual(draft);
    await expect(shown()).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(create()).rejects.toMatchObject({ code: 'Changed' });
  });

  test('is saved, published as versions and restored', async () => {
    await create();
    expect(await save(1, '一')).toMatchObject({ revision: 2, title: '一', hasDraft: true });
    expect(await publish(2)).toMatchObject({ revision: 3, version: 1, hasDraft: false });
    await save(3, '二');
    expect(await shown()).toBe('一');
    expect(await publish(4)).toMatchObject({ version: 2 });
    expect(await shown()).toBe('二');
    const restored = await restoreContentVersion(as(), { id, revision: 5, version: 1 });
    expect(restored).toMatchObject({ title: '一', hasDraft: true, version: 2, revision: 6 });
    expect(await shown()).toBe('二');
    const last = await publish(6);
    expect(await shown()).toBe('一');
    expect(last.versions.map(({ version, author }) => [version, author])).toEqual([
      [3, '编辑甲'],
      [2, '编辑甲'],
      [1, '编辑甲'],
    ]);
    expect(last.document).toEqual(written('一'));
  });

  test('renews its pages and the lists when it is published, and only then', async () => {
    await create();
    await save(1, '一');
    expect(await tags()).toEqual([]);
    await publish(2);
    expect(await tags()).toEqual([`content:${id}`, 'contents']);
  });

  test('notes what was done, without the texts', async () => {
    await create();
    await save(1, '一');
    await publish(2);
    await save(3, '二');
    await publish(4);
    expect((await deeds()).slice(-3)).toMatchObject([
      { action: 'content.page.created', actor_id: 'ed', before: null },
      { action: 'content.page.published', before: null },
      {
        action: 'content.page.published',
        before: '{"version":1}',
        after: '{"version":2,"changed":["zh.title","zh.body"]}',
      },
    ]);
  });

  test('is sanitized when it is saved', async () => {
    await create();
    const document = written('一', '<p onclick="x">光<script>alert(1)</script></p>');
    expect((await saveContentDraft(as(), { id, revision: 1, document })).document.zh.body).toBe('<p>光</p>');
    const { draft } = await database()
      .db.read.selectFrom('content_entry')
      .select('draft')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(draft).not.toContain('alert');
  });

  test('whose body is too long once it is clean is refused', async () => {
    await create();
    const document = written('一', '&'.repeat(100_000));
    await expect(saveContentDraft(as(), { id, revision: 1, document })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'zh.body' }] },
    });
  });

  test('that lacks a part is not published, and nothing of it is kept', async () => {
    await create();
    await saveContentDraft(as(), { id, revision: 1, document: written('', '<p></p>') });
    await expect(publish(2)).rejects.toMatchObject({
      code: '400',
      details: {
        fields: [
          { field: 'zh.title', rule: 'required' },
          { field: 'zh.body', rule: 'required' },
        ],
      },
    });
    expect(await get()).toMatchObject({ revision: 2, version: null, versions: [], hasDraft: true });
    expect(await tags()).toEqual([]);
  });

  test('loses its draft, and all of it where there is nothing else', async () => {
    await create();
    expect(await discardContentDraft(as(), { id, revision: 1 })).toBeNull();
    await expect(get()).rejects.toMatchObject({ code: 'NullPointer' });
    await create();
    await save(1, '一');
    await publish(2);
    await save(3, '二');
    expect(await discardContentDraft(as(), { id, revision: 4 })).toMatchObject({
      title: '一',
      hasDraft: false,
      revision: 5,
    });
    await expect(discardContentDraft(as(), { id, revision: 5 })).rejects.toMatchObject({ code: 'Changed' });
    await expect(publish(5)).rejects.toMatchObject({ code: 'Changed' });
  });

  test('that is stale, of another kind or unknown is not changed', async () => {
    await create();
    await save(1, '一');
    const calls = [
      () => save(1, '二'),
      () => publish(1),
      () => discardContentDraft(as(), { id, revision: 1 }),
      () => publish(3),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'Changed' });
    const text = { ...written('二'), kind: 'text' } as ContentDocument;
    await expect(saveContentDraft(as(), { id, revision: 2, document: text })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    await expect(restoreContentVersion(as(), { id, revision: 2, version: 1 })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    const nowhere = { id: 'nowhere', revision: 1 };
    await expect(publishContentPage(as(), nowhere)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(discardContentDraft(as(), nowhere)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await get()).toMatchObject({ title: '一', revision: 2 });
  });

  test('a version is never changed, whoever asks', async () => {
    await create();
    await save(1, '一');
    await publish(2);
    const change = database().db.transaction((tx) =>
      tx.updateTable('content_version').set({ document: '{}' }).where('page_id', '=', id).execute(),
    );
    await expect(change).rejects.toThrow('never changed');
  });

  test('does not name an editor who is gone', async () => {
    await create();
    await save(1, '一', as(callerOf('gone', { staff: 'editor' })));
    expect(await get()).toMatchObject({ editor: null });
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['a reviewer', callerOf('re', { staff: 'reviewer' }), 'Forbidden'],
    ['somebody of sales', callerOf('sa', { staff: 'sales' }), 'Forbidden'],
  ])('is nothing for %s', async (_, caller, code) => {
    await create();
    const context = as(caller);
    const picture = new File([], 'a.jpg');
    const calls = [
      () => listContentPages(context, query),
      () => getContentDraft(context, { id }),
      () => createContentPage(context, { id: 'mine', kind: 'text', title: '我的' }),
      () => saveContentDraft(context, { id, revision: 1, document: written('二') }),
      () => publishContentPage(context, { id, revision: 1 }),
      () => restoreContentVersion(context, { id, revision: 1, version: 1 }),
      () => discardContentDraft(context, { id, revision: 1 }),
      () => uploadContentPicture(context, { picture }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
    expect(await get()).toMatchObject({ revision: 1, title: '票务规则' });
  });
});
