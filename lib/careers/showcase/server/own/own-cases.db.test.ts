import { v4 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { proposalScene } from '@/test/proposals';
import { counted, settled } from '@/test/settled';
import type { CaseFields } from '../../contract';
import { listCases } from '../console/list-cases';
import { takeCaseDown } from '../console/take-case-down';
import { writeCase } from '../console/write-case';
import { findCases } from '../public/find-cases';
import { getCase, isShownCase } from '../public/get-case';
import { agreeToCase } from './agree-to-case';
import { beginCase } from './begin-case';
import { findOwnCases, getOwnCase } from './own-case';
import { saveCase } from './save-case';

const written: CaseFields = {
  ...{ titleZh: '潮汐大堂', titleEn: 'Tidal lobby', textZh: '水面随人而动。', textEn: '' },
  ...{ workIds: [], isCredited: false },
};

describeOnBothEngines('cases', (database) => {
  const scene = proposalScene(database);
  const { as, docked, toldOf, deedsOn } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'wen']));

  const company = () => as('company');
  const visitor = () => as('', { caller: null });
  const revisionOf = async (context: Context, id: string) => (await getOwnCase(context, { id })).revision;
  async function save(context: Context, id: string, fields: Partial<CaseFields> = {}) {
    const standing = await getOwnCase(context, { id });
    const { titleZh, titleEn, textZh, textEn, workIds, isCredited, revision } = standing;
    const before = { titleZh, titleEn, textZh, textEn, workIds, isCredited };
    return saveCase(context, { ...before, ...fields, id, revision });
  }
  const agree = async (context: Context, id: string, agrees = true) =>
    agreeToCase(context, { id, agrees, revision: await revisionOf(context, id) });
  async function begun(creator: string, fields: Partial<CaseFields> = {}) {
    const { demandId } = await docked(creator);
    const { id, workIds } = await beginCase(company(), { demandId });
    await save(company(), id, { ...written, workIds, textEn: 'Water moves with people.', ...fields });
    return { id, demandId };
  }
  async function shown(creator: string, fields: Partial<CaseFields> = {}) {
    const { id } = await begun(creator, fields);
    await agree(company(), id);
    await agree(as(creator), id);
    return id;
  }
  const isPublic = (id: string) => isShownCase(visitor(), id);
  const creditsOf = async (workId: string) =>
    (
      await scene
        .read()
        .selectFrom('video_credit')
        .select(['person_id', 'roles', 'state'])
        .where('video_id', '=', workId)
        .execute()
    ).map(({ person_id, roles, state }) => `${person_id} ${roles} ${state}`);

  test('are begun once from a docked demand, by either of its sides alone', async () => {
    const { demandId } = await docked('lin');
    const ends = await Promise.all([company(), as('lin'), company()].map((one) => beginCase(one, { demandId })));
    expect(new Set(ends.map(({ id }) => id)).size).toBe(1);
    expect(ends[1]).toMatchObject({
      ...{ side: 'creator', state: 'draft', titleZh: '大堂装置', companyName: '名字 company', agreed: [] },
      ...{ workIds: ['work of lin'], creator: { userId: 'lin' }, isCreditable: true },
    });
    const open = await scene.demand();
    const others = [beginCase(as('mo'), { demandId }), beginCase(company(), { demandId: open })];
    expect(await settled(others)).toEqual(['NullPointer', 'NullPointer']);
    const { id = '' } = ends[0] ?? {};
    for (const context of [as('mo'), as('other'), scene.staff('admin')]) {
      await expect(getOwnCase(context, { id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect((await findOwnCases(as('lin'), { pageIndex: 1, pageSize: 20 })).list).toMatchObject([
      { id, side: 'creator' },
    ]);
  });

  test('are public when both have agreed to the same text, and until either takes that back', async () => {
    const { id } = await begun('lin');
    expect(await agree(company(), id)).toMatchObject({ state: 'half', agreed: ['owner'] });
    expect(await isPublic(id)).toBe(false);
    expect(await agree(as('lin'), id)).toMatchObject({ state: 'public', agreed: ['owner', 'creator'] });
    expect(await getCase(visitor(), { id })).toMatchObject({
      ...{ title: '潮汐大堂', text: '水面随人而动。', companyName: '名字 company', company: { userId: 'company' } },
      ...{ creator: { userId: 'lin' }, works: [{ videoId: 'work of lin', credits: [] }] },
    });
    expect((await findCases(visitor(), { pageIndex: 1, pageSize: 20 })).list.map((one) => one.id)).toContain(id);
    await agree(as('lin'), id, false);
    expect(await isPublic(id)).toBe(false);
    await expect(getCase(visitor(), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await toldOf('lin', id)).toEqual(['case-begun', 'case-agreed']);
    expect(await toldOf('company', id)).toEqual(['case-public', 'case-takenBack']);
  });

  test('a change takes the consent of the other side back, and a save without one does not', async () => {
    const id = await shown('mo');
    await save(as('mo'), id);
    expect(await isPublic(id)).toBe(true);
    expect(await save(as('mo'), id, { textZh: '改过。' })).toMatchObject({ state: 'half', agreed: ['creator'] });
    expect((await toldOf('company', id)).at(-1)).toBe('case-changed');
    expect(await isPublic(id)).toBe(false);
    const revision = (await revisionOf(company(), id)) - 1;
    await expect(agreeToCase(company(), { id, revision, agrees: true })).rejects.toMatchObject({ code: 'Changed' });
    await agree(company(), id);
    expect(await getCase(visitor(), { id })).toMatchObject({ text: '改过。' });
  });

  test('say what they lack, and nothing that is prohibited', async () => {
    const { id } = await begun('ai', { titleEn: '', textZh: '', textEn: '', workIds: [] });
    await expect(agree(company(), id)).rejects.toMatchObject(broken(['textZh', 'required'], ['workIds', 'required']));
    await save(company(), id, { textZh: bad, workIds: ['work of ai'] });
    await expect(agree(as('ai'), id)).rejects.toMatchObject(broken(['textZh', 'prohibited']));
    await expect(save(as('ai'), id, { workIds: ['work of ai', 'work of mo'] })).rejects.toMatchObject(
      broken(['workIds.1', 'unknown']),
    );
  });

  test('credit the company as who asked for the works once both have agreed', async () => {
    const { id } = await begun('wen', { isCredited: true, workIds: ['second of wen'] });
    await agree(as('wen'), id);
    expect(await creditsOf('second of wen')).toEqual([]);
    await agree(company(), id);
    expect(await creditsOf('second of wen')).toEqual(['company ["commission"] confirmed']);
    expect((await getCase(visitor(), { id })).works[0]?.credits).toMatchObject([{ userId: 'company' }]);
    await agree(company(), id, false);
    expect(await creditsOf('second of wen')).toHaveLength(1);
  });

  test('are not public while a work that is to be credited is in a contest', async () => {
    const { id } = await begun('wen', { isCredited: true, workIds: ['work of wen'] });
    const lock = (contest_count: number) =>
      database().db.transaction((tx) =>
        tx.updateTable('video').set({ contest_count }).where('id', '=', 'work of wen').execute(),
      );
    await agree(company(), id);
    await lock(1);
    await expect(agree(as('wen'), id)).rejects.toMatchObject({ code: 'InContest' });
    expect(await isPublic(id)).toBe(false);
    await lock(0);
    await agree(as('wen'), id);
    expect(await isPublic(id)).toBe(true);
  });

  test('are taken down by staff with a reason, stay as they are, and are put back', async () => {
    const id = await shown('lin');
    const take = (isTakenDown: boolean, reason = '', context = scene.staff('reviewer')) =>
      takeCaseDown(context, { id, isTakenDown, reason });
    await expect(take(true)).rejects.toMatchObject(broken(['reason', 'required']));
    await expect(take(true, '不实', as('lin'))).rejects.toMatchObject({ code: 'Forbidden' });
    await take(true, '内容不实');
    expect(await isPublic(id)).toBe(false);
    expect(await getOwnCase(as('lin'), { id })).toMatchObject({ state: 'takenDown', reason: '内容不实' });
    const acts = [save(as('lin'), id, { textZh: '别的' }), agree(company(), id, false), take(true, '再次')];
    expect(await settled(acts)).toEqual(['TakenDown', 'TakenDown', 'Changed']);
    await take(false);
    expect(await isPublic(id)).toBe(true);
    expect(await deedsOn(id)).toEqual(['sam case.takenDown', 'sam case.restored']);
    expect((await toldOf('company', id)).slice(-2)).toEqual(['case-takenDown', 'case-restored']);
  });

  test('of a company without an account are written and agreed to by staff, and are recorded', async () => {
    const input = { clientId: uuid(), companyName: '没有账号的美术馆', creatorId: 'mo' };
    await expect(writeCase(as('mo'), input)).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(writeCase(scene.staff(), { ...input, creatorId: 'none' })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    const { id } = await writeCase(scene.staff(), input);
    expect((await writeCase(scene.staff(), input)).id).toBe(id);
    await expect(save(scene.staff(), id, { isCredited: true })).rejects.toMatchObject(
      broken(['isCredited', 'noCompany']),
    );
    await save(scene.staff(), id, { ...written, textEn: 'A wall of light.', workIds: ['work of mo'] });
    await agree(as('mo'), id);
    const list = () => listCases(scene.staff(), { ...query, search: '没有账号' });
    expect((await list()).list).toMatchObject([{ id, state: 'half', hasCompany: false, agreed: ['creator'] }]);
    await agree(scene.staff(), id);
    expect(await getCase(visitor(), { id })).toMatchObject({ companyName: '没有账号的美术馆', company: null });
    expect(await deedsOn(id)).toEqual(['sam case.begun', 'sam case.changed', 'sam case.agreed']);
    await expect(listCases(as('mo'), query)).rejects.toMatchObject({ code: 'Forbidden' });
    expect((await listCases(scene.staff(), { ...query, state: 'public' })).list.map((one) => one.id)).toContain(id);
  });
  const query = { pageIndex: 1, pageSize: 20, sort: 'updatedAt', order: 'desc', search: '', state: '' } as const;

  describe('at once', () => {
    test('both agree: it is public', async () => {
      const { id } = await begun('ai');
      const ends = await settled([agree(company(), id), agree(as('ai'), id), agree(company(), id)]);
      expect(counted(ends)).toEqual({ done: 3 });
      expect(await isPublic(id)).toBe(true);
    });

    test('nobody agrees to a text that they did not read', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id } = await begun('ai');
        await agree(company(), id);
        const both = [() => agree(as('ai'), id), () => save(company(), id, { textZh: `第 ${round} 稿` })];
        if (round % 2 === 1) both.reverse();
        await settled(both.map((act) => act()));
        // Whichever came first: the creator has agreed to no other text than that which stands.
        const { agreed, textZh } = await getOwnCase(company(), { id });
        expect(agreed.includes('creator')).toBe(textZh === written.textZh);
      }
    });

    test('two saves of one revision: one', async () => {
      const { id } = await begun('mo');
      const revision = await revisionOf(company(), id);
      const saves = [company(), as('mo')].map((one, place) =>
        saveCase(one, { ...written, id, revision, titleZh: `稿 ${place}` }),
      );
      expect((await settled(saves)).toSorted()).toEqual(['Changed', 'done']);
    });
  });

  test('a caller without a phone is a side all the same', async () => {
    const { id } = await begun('lin');
    const context = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    expect((await agree(context, id)).agreed).toEqual(['creator']);
  });
});
