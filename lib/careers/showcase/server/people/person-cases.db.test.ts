import { describeOnBothEngines } from '@/test/engines';
import { proposalScene } from '@/test/proposals';
import { agreeToCase } from '../own/agree-to-case';
import { beginCase } from '../own/begin-case';
import { saveCase } from '../own/save-case';
import { isShownCase } from '../public/get-case';
import { caseThing } from '../thing';
import { eraseCases, exportCases } from './person-cases';

describeOnBothEngines('cases and who leaves', (database) => {
  const scene = proposalScene(database);
  const { as, docked } = scene;

  beforeAll(() => scene.begin(['lin', 'mo']));

  async function shown(creator: string, owner_id = 'company') {
    const { demandId } = await docked(creator, { owner_id });
    const { id, workIds } = await beginCase(as(owner_id), { demandId });
    const fields = { titleZh: '一件作品', titleEn: '', textZh: '做成了。', textEn: '', workIds, isCredited: false };
    const { revision } = await saveCase(as(owner_id), { ...fields, id, revision: 0 });
    for (const side of [owner_id, creator]) await agreeToCase(as(side), { id, revision, agrees: true });
    return id;
  }
  const isThere = (id: string) => isShownCase(as('lin'), id);
  const named = (id: string) => caseThing.findNamed(as('sam'), scene.read(), [id]);

  test('are in what both sides take with them', async () => {
    const id = await shown('lin');
    for (const personId of ['lin', 'company']) {
      const parts: Record<string, unknown> = {};
      await database().db.transaction((tx) => exportCases(as(personId), tx, { personId, parts }));
      expect(parts.cases).toMatchObject([{ id, titleZh: '一件作品', isShown: true }]);
    }
  });

  test('can be reported, and are named for that', async () => {
    const id = await shown('mo');
    expect(await named(id)).toMatchObject([
      {
        ...{ id, text: '一件作品', language: 'zh', author: '名字 mo', isPublic: true, path: `/caseProject/${id}` },
        staffPath: `/staff/cases/${id}`,
      },
    ]);
  });

  test.each(['mo', 'other'])('are gone with either side: %s', async (leaving) => {
    const id = await shown('mo', 'other');
    expect(await isThere(id)).toBe(true);
    await database().db.transaction((tx) => eraseCases(as(leaving), tx, { personId: leaving }));
    expect([await isThere(id), await named(id)]).toEqual([false, []]);
  });
});
