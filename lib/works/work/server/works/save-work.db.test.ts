import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { beginWithPeople, publicPages, sameFields, worksIn } from '@/test/works';
import { saveWork as saveCall, workDraft } from '../../contract';
import { lockForContest } from '../../port';
import { saveWork } from './save-work';

type Input = Parameters<typeof saveWork>[1];

describeOnBothEngines('saving a work', (database) => {
  const { as, add, rowOf, tags } = worksIn(database);
  const save = (fields: Partial<Input> = {}, personId: string | null = 'lin', language: 'zh' | 'en' = 'zh') =>
    saveWork(as(personId, language), { ...sameFields, id: 'draft', revision: 0, ...fields });
  const broken = (...fields: [string, string][]) => ({
    code: '400',
    details: { fields: fields.map(([field, rule]) => ({ field, rule })) },
  });

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() =>
    add(
      { id: 'draft', state: 'pending_edit' },
      { id: 'handed', state: 'pending_review', words: '["old"]' },
      { id: 'failed', state: 'failed', reason: '太暗' },
      { id: 'public' },
      { id: 'deleted', state: 'deleted' },
    ),
  );

  test('changes everything that is said of a draft, and answers with it', async () => {
    const said = {
      titleZh: '光',
      titleEn: 'Light',
      introZh: '<script>alert(1)</script>',
      introEn: 'Of light.',
      tags: ['灯光', 'Light Art'],
      category: 'light' as const,
      industry: 'newMedia',
      profession: 'student',
      software: ['TouchDesigner'],
      isOriginal: 'false' as const,
      isDownloadable: true,
      isMadeWithAi: true,
    };
    const draft = await save(said);
    expect(workDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ ...said, revision: 1, state: 'pending_edit', cover: 'works/old.jpg' });
    expect(await tags()).toEqual([]);
  });

  test('a draft may lack everything', async () => {
    const nothing = { titleZh: '', introZh: '', isOriginal: '' } as const;
    expect(await save(nothing)).toMatchObject({ ...nothing, title: '' });
    expect(await rowOf('draft')).toMatchObject({ title_en: null, is_original: null, category: null, industry: null });
  });

  test('of two who save at once one is told that the other came first', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `题 ${index}`);
    const outcomes = await Promise.allSettled(titles.map((titleZh) => save({ titleZh, tags: [titleZh] })));
    const saved = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(saved).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'Changed' });
    }
    const { title_zh, revision } = await rowOf('draft');
    expect(revision).toBe(1);
    expect(await database().db.read.selectFrom('video_tag').select('tag').execute()).toEqual([{ tag: title_zh }]);
  });

  test('an older revision changes nothing', async () => {
    await save({ titleZh: '一' });
    await expect(save({ titleZh: '二' })).rejects.toMatchObject({ code: 'Changed' });
    expect(await save({ titleZh: '三', revision: 1 })).toMatchObject({ revision: 2 });
  });

  test.each(['handed', 'public'])('a work that is %s must stay complete for the version', async (id) => {
    await expect(save({ id, titleZh: '', isOriginal: '' })).rejects.toMatchObject(
      broken(['titleZh', 'required'], ['isOriginal', 'required']),
    );
    await expect(save({ id }, 'lin', 'en')).rejects.toMatchObject(
      broken(['titleEn', 'required'], ['introEn', 'required']),
    );
    expect(await rowOf(id)).toMatchObject({ title_zh: '旧题', revision: 0 });
  });

  test('one that waits gets another revision, and its words are noted anew', async () => {
    expect(await save({ id: 'handed', introZh: '这里可以赌博' })).toMatchObject({
      revision: 1,
      state: 'pending_review',
    });
    expect(await rowOf('handed')).toMatchObject({ words: '["赌博"]' });
    await save({ id: 'handed', revision: 1 });
    expect(await rowOf('handed')).toMatchObject({ words: '[]' });
  });

  test('one that failed is changed and stays so until it is handed in again', async () => {
    expect(await save({ id: 'failed', titleZh: '新' })).toMatchObject({
      state: 'failed',
      reason: '太暗',
      titleZh: '新',
    });
  });

  test('a public one changes its pages at once', async () => {
    expect(await save({ id: 'public', titleZh: '新题', tags: ['灯光'] })).toMatchObject({ titleZh: '新题' });
    expect(await tags()).toEqual(publicPages('public'));
  });

  test('new public texts need a phone, nothing else does', async () => {
    const phoneless = testContext(database().db, { caller: callerOf('lin', { hasPhone: false }) });
    const change = (fields: Partial<Input>) =>
      saveWork(phoneless, { ...sameFields, id: 'public', revision: 0, ...fields });
    await expect(change({ introEn: 'New' })).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await change({ isDownloadable: true })).toMatchObject({ isDownloadable: true });
  });

  test('names everything that is not there', async () => {
    const unknown = save({
      industry: '__proto__',
      profession: 'wizard',
      cover: 'works/another.jpg',
      credits: ['lin', 'nobody', 'gone', 'mo'].map((userId) => ({ userId, roles: ['sound'] })),
    });
    await expect(unknown).rejects.toMatchObject(
      broken(
        ['industry', 'unknown'],
        ['profession', 'unknown'],
        ['cover', 'unknown'],
        ['credits.0', 'self'],
        ['credits.1', 'unknown'],
        ['credits.2', 'unknown'],
      ),
    );
    expect(await rowOf('draft')).toMatchObject({ revision: 0 });
  });

  test('the contract takes lists as a form carries them, each thing once', () => {
    const asked = { ...sameFields, id: 'draft', revision: '0', software: '[]' };
    const parse = (lists: object) => saveCall.input.safeParse({ ...asked, tags: '[]', credits: '[]', ...lists });
    expect(parse({ tags: '["灯光"," Light "]' }).data?.tags).toEqual(['灯光', 'Light']);
    const mo = { userId: 'mo', roles: ['sound'] };
    for (const lists of [
      { tags: ['Light', 'ＬＩＧＨＴ'] },
      { tags: Array.from({ length: 11 }, (_, index) => `${index}`) },
      { tags: '[""]' },
      { tags: '{' },
      { credits: [mo, mo] },
      { credits: [{ ...mo, roles: [] }] },
      { category: 'wizardry' },
      { titleZh: '字'.repeat(81) },
      { introEn: 'a\0b' },
      { introEn: `Z${'\u0301'.repeat(10_000)}` },
      { tags: ['<script>alert(1)</script>'] },
      { credits: [{ ...mo, roles: ['<script>'] }] },
    ]) {
      expect(parse(lists).success).toBe(false);
    }
  });

  test('a work in a contest stays as it is, whoever was first', async () => {
    const lock = () => database().db.transaction((tx) => lockForContest(tx, { id: 'public', personId: 'lin' }));
    await lock();
    await expect(save({ id: 'public', titleZh: '新' })).rejects.toMatchObject({ code: 'InContest' });
    expect(await rowOf('public')).toMatchObject({ title_zh: '旧题', revision: 0 });
  });

  test.each([
    ['another user', 'draft', 'mo', 'NullPointer'],
    ['another user, of a public one', 'public', 'mo', 'NullPointer'],
    ['a visitor', 'draft', null, 'Unauthorized'],
    ['its creator, once it is deleted', 'deleted', 'lin', 'NullPointer'],
    ['anybody, where there is none', 'nothing', 'lin', 'NullPointer'],
  ])('refuses %s', async (_, id, personId, code) => {
    await expect(save({ id, titleZh: '新' }, personId)).rejects.toMatchObject({ code });
  });
});
