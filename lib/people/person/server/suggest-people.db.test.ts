import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { nicknameKey } from '../rules/nickname';
import { suggestPeople } from './suggest-people';

describeOnBothEngines('searching people', (database) => {
  const search = async (text: string) => {
    const found = await suggestPeople(testContext(database().db, { caller: callerOf('lin') }), { text });
    return found.map(({ nickname }) => nickname);
  };
  const insert = (people: { id: string; nickname: string; erased_at?: number }[]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((person) => personRow({ ...person, nickname_key: nicknameKey(person.nickname) })),
      ),
    );

  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('person').execute());
    await insert([
      { id: 'lin', nickname: 'Lumen Lin' },
      { id: 'a', nickname: 'Lumen' },
      { id: 'b', nickname: 'LUMEN_2' },
      { id: 'c', nickname: '光年' },
      { id: 'd', nickname: 'lumen gone', erased_at: noon },
    ]);
  });

  test('finds by how a nickname begins, without the caller and the erased', async () => {
    expect(await search('ｌｕＭ')).toEqual(['Lumen', 'LUMEN_2']);
    expect(await search('光')).toEqual(['光年']);
    expect(await search('年')).toEqual([]);
  });

  test('takes signs of patterns as they are', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('lumen_')).toEqual(['LUMEN_2']);
    expect(await search('\\')).toEqual([]);
  });

  test('gives ten at most', async () => {
    await insert(Array.from({ length: 12 }, (_, index) => ({ id: `x${index}`, nickname: `潮${index}` })));
    expect(await search('潮')).toHaveLength(10);
  });

  test('is not for visitors', async () => {
    const asked = suggestPeople(testContext(database().db), { text: '光' });
    await expect(asked).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
