import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { getPersonDetail as contract } from '../contract';
import { getPersonDetail } from './get-person-detail';

describeOnBothEngines('a person as everybody sees them', (database) => {
  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [
        personRow({
          id: 'lin',
          nickname: '林一',
          banner: 'people/lin/1.jpg',
          area_id: 'CN-310000',
          industry: 'newMedia',
          profession: 'student',
          birthday: '1990-02-28',
          gender: 2,
          social_links: '[{"name":"站点","url":"https://example.org"}]',
        }),
        personRow({ id: 'plain', address: '杭州' }),
        personRow({ id: 'erased', nickname: '', erased_at: noon }),
      ]),
    ),
  );

  test('holds the fields of the contract, and neither birthday nor gender', async () => {
    const detail = await getPersonDetail(testContext(database().db, { language: 'en' }), { userId: 'lin' });
    expect(contract.data.parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({ nickname: '林一', banner: 'people/lin/1.jpg', profession: 'Student' });
    expect(detail.address).toContain('Shanghai');
    expect(detail.industry).toMatch(/^[\x20-\x7e]+$/);
  });

  test('says nothing where nothing was chosen', async () => {
    const detail = await getPersonDetail(testContext(database().db), { userId: 'plain' });
    expect(detail).toMatchObject({ address: '杭州', industry: '', profession: '', banner: null });
  });

  test.each(['nobody', 'erased'])('%s does not exist', async (userId) => {
    await expect(getPersonDetail(testContext(database().db), { userId })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });
});
