import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
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
    await database().db.transaction((tx) => insertRows(tx, 'person', [full, personRow({ id: 'mo' })]));
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
  });
});
