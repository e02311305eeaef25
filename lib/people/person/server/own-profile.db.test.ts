import { submitForReview } from '@/lib/base/moderation/port';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { getBaseInfo as baseInfoCall, userInfo } from '../contract';
import { getBaseInfo } from './get-base-info';
import { getUserInfo } from './get-user-info';

describeOnBothEngines("the caller's own profile", (database) => {
  beforeAll(async () => {
    const full = personRow({
      id: 'lin',
      nickname: '林一',
      avatar: 'people/0001.jpg',
      gender: 2,
      birthday: '1990-02-28',
      creative_fields: '["灯光","装置"]',
      social_links: '[{"name":"站点","url":"https://example.org"}]',
    });
    const erased = personRow({ id: 'erased', nickname: '', erased_at: noon });
    const verified = personRow({ id: 'wu', verification: 'company', address: '上海', area_id: null });
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [full, personRow({ id: 'mo', area_id: 'CN-310000' }), verified, erased]);
      const works = [
        videoRow({ id: 'v1', author_id: 'lin', is_original: 1 }),
        videoRow({ id: 'v3', author_id: 'wu', is_original: 0 }),
        videoRow({ id: 'v2', author_id: 'mo', state: 'pending_review' }),
      ];
      await insertRows(tx, 'video', works);
    });
  });

  const as = (personId: string) => testContext(database().db, { caller: callerOf(personId) });

  test('user info holds every field of the contract', async () => {
    const info = await getUserInfo(as('lin'));
    expect(userInfo.parse(info)).toEqual(info);
    expect(info).toMatchObject({
      userId: 'lin',
      nickname: '林一',
      gender: 2,
      birthday: '1990-02-28',
      creativeFields: ['灯光', '装置'],
      socialLinks: [{ name: '站点', url: 'https://example.org' }],
    });
  });

  test('each caller gets their own', async () => {
    expect(await getUserInfo(as('mo'))).toMatchObject({ userId: 'mo', avatar: null, creativeFields: [] });
  });

  test('roles say what the caller is to the product', async () => {
    const rolesOf = async (context: ReturnType<typeof as>) => (await getUserInfo(context)).roles;
    expect(await rolesOf(as('lin'))).toEqual(['visitor', 'user', 'phoneBound', 'creator']);
    expect(await rolesOf(as('wu'))).toEqual(['visitor', 'user', 'phoneBound', 'verifiedCompany']);
    const editor = callerOf('mo', { hasPhone: false, staff: 'editor' });
    expect(await rolesOf(testContext(database().db, { caller: editor }))).toEqual([
      'visitor',
      'user',
      'staff',
      'editor',
    ]);
  });

  test('the address is in words of the language asked for, or as it was written before there was a choice', async () => {
    const inEnglish = testContext(database().db, { caller: callerOf('mo'), language: 'en' });
    expect((await getUserInfo(as('mo'))).address).toContain('上海');
    expect((await getUserInfo(inEnglish)).address).toContain('Shanghai');
    expect(await getUserInfo(as('wu'))).toMatchObject({ address: '上海', areaId: null });
  });

  test('what waits for review is shown beside what stands', async () => {
    const text = { kind: 'person', subjectId: 'mo', field: 'bio', text: '新的', words: ['词'] } as const;
    await database().db.transaction((tx) => submitForReview(tx, text, noon));
    expect(await getUserInfo(as('mo'))).toMatchObject({ bio: '', underReview: { bio: '新的' } });
    expect(await getUserInfo(as('lin'))).toMatchObject({ underReview: {} });
  });

  test('base info is the avatar and nothing more', async () => {
    const info = await getBaseInfo(as('lin'));
    expect(baseInfoCall.data.parse(info)).toEqual(info);
    expect(info).toEqual({ avatar: 'people/0001.jpg' });
    expect(await getBaseInfo(as('mo'))).toEqual({ avatar: null });
  });

  test.each([
    ['user info', getUserInfo],
    ['base info', getBaseInfo],
  ])('%s refuses a visitor and a person who is gone', async (_, verb) => {
    const refused = { code: 'Unauthorized' };
    await expect(verb(testContext(database().db))).rejects.toMatchObject(refused);
    await expect(verb(as('gone'))).rejects.toMatchObject(refused);
    await expect(verb(as('erased'))).rejects.toMatchObject(refused);
  });
});
