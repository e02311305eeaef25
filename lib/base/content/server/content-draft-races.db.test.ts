import { openDatabase } from '@/lib/platform/server/db/open';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import type { ContentDocument } from '../contract';
import { createContentPage } from './create-content-page';
import { discardContentDraft } from './discard-content-draft';
import { getContentDraft } from './get-content-draft';
import { getContentPage } from './get-content-page';
import { publishContentPage } from './publish-content-page';
import { restoreContentVersion } from './restore-content-version';
import { saveContentDraft } from './save-content-draft';

const id = 'ticket-rules';
const editor = callerOf('ed', { staff: 'editor' });
const none = { title: '', description: '', body: '' };
const written = (title: string): ContentDocument => ({
  kind: 'legal',
  zh: { title, description: '', body: `<p>${title}</p>` },
  en: none,
  data: null,
});

describeOnBothEngines('a content page, by several at once', (database) => {
  const near = () => testContext(database().db, { caller: editor });
  const create = () => createContentPage(near(), { id, kind: 'legal', title: '票务规则' });
  const save = (revision: number, title: string, context = near()) =>
    saveContentDraft(context, { id, revision, document: written(title) });
  const publish = (revision: number, context = near()) => publishContentPage(context, { id, revision });
  const get = () => getContentDraft(near(), { id });
  const shown = async () => (await getContentPage(near(), { id })).title;
  const outcomes = async (work: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(work);
    return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.message))).sort();
  };

  /** Another node with the same database. */
  const others = () => {
    const node = openDatabase(database().url);
    return { node, far: testContext(node, { caller: editor }) };
  };

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('content_entry').where('id', '=', id).execute();
      await tx.deleteFrom('content_version').where('page_id', '=', id).execute();
      await tx.deleteFrom('content_page').where('id', '=', id).execute();
    }),
  );

  test('is created once', async () => {
    expect(await outcomes([create(), create(), create()])).toEqual(['Changed', 'Changed', 'done']);
  });

  test('keeps one of two drafts that were written over the same one, whole', async () => {
    await create();
    const { node, far } = others();
    expect(await outcomes([save(1, '甲'), save(1, '乙', far), save(1, '丙')])).toEqual(['Changed', 'Changed', 'done']);
    const { document, title, revision } = await get();
    expect(document).toEqual(written(title));
    expect(revision).toBe(2);
    await node.close();
  });

  test('is published once', async () => {
    await create();
    await save(1, '一');
    const { node, far } = others();
    expect(await outcomes([publish(2), publish(2, far), publish(2), publish(2, far)])).toEqual([
      'Changed',
      'Changed',
      'Changed',
      'done',
    ]);
    expect((await get()).versions).toHaveLength(1);
    await node.close();
  });

  test('is either saved or published, and shows what was published', async () => {
    await create();
    for (let round = 0; round < 5; round++) {
      const { revision } = await get();
      await save(revision, `先 ${round}`);
      const { node, far } = others();
      const [first, second] = await Promise.allSettled([publish(revision + 1), save(revision + 1, `后 ${round}`, far)]);
      await node.close();
      expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
      const state = await get();
      if (first.status === 'fulfilled') {
        expect(state).toMatchObject({ hasDraft: false, title: `先 ${round}` });
        expect(await shown()).toBe(`先 ${round}`);
      } else {
        expect(state).toMatchObject({ hasDraft: true, title: `后 ${round}` });
      }
    }
  });

  test('is discarded or restored once, and never both', async () => {
    await create();
    await save(1, '一');
    await publish(2);
    await save(3, '二');
    const { node, far } = others();
    const work = [
      discardContentDraft(near(), { id, revision: 4 }),
      restoreContentVersion(far, { id, revision: 4, version: 1 }),
      discardContentDraft(far, { id, revision: 4 }),
    ];
    expect(await outcomes(work)).toEqual(['Changed', 'Changed', 'done']);
    expect(await get()).toMatchObject({ revision: 5, title: '一', document: written('一') });
    await node.close();
  });
});
