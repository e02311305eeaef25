import type { Context } from '@/lib/platform/server/context';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { isNicknameLong, isNicknamePlain } from '../rules/nickname';
import { checkNickname, createPerson, type NewPerson } from './create-person';
import { freeNickname } from './nicknames';

describeOnBothEngines('a new person', (database) => {
  const context = (language: Context['language'] = 'zh') => testContext(database().db, { language });
  const create = (person: Partial<NewPerson> & { id: string }, asked = context()) =>
    database().db.transaction((tx) => createPerson(asked, tx, { nickname: '林一', words: [], ...person }));
  const people = () => database().db.read.selectFrom('person').selectAll().orderBy('id').execute();
  const reviews = () =>
    database().db.read.selectFrom('moderation_review').select(['subject_id', 'field', 'text', 'words']).execute();

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['person', 'moderation_review'] as const) await tx.deleteFrom(table).execute();
    }),
  );

  test('begins with a nickname, perhaps an avatar, and nothing else', async () => {
    await create({ id: 'lin', nickname: 'Ｌin', avatar: 'people/lin/1.jpg' });
    await create({ id: 'mo', nickname: 'Mo' });
    const [lin, mo] = await people();
    expect(lin).toEqual(
      personRow({ id: 'lin', nickname: 'Ｌin', nickname_key: 'lin', avatar: 'people/lin/1.jpg', created_at: noon }),
    );
    expect(mo).toMatchObject({ avatar: null });
  });

  test('does not get a nickname that somebody has', async () => {
    await create({ id: 'lin', nickname: 'Lin' });
    await expect(create({ id: 'mo', nickname: 'ＬＩＮ' })).rejects.toMatchObject({ code: 'NicknameTaken' });
    await expect(create({ id: 'mo', nickname: 'lin', words: ['lin'] })).rejects.toMatchObject({
      code: 'NicknameTaken',
    });
    expect(await people()).toHaveLength(1);
  });

  test('of many who want one nickname at once is one', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => create({ id: `p${index}` })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NicknameTaken' });
    }
    expect(await people()).toHaveLength(1);
  });

  test.each([
    ['zh', /^用户\d{8}$/],
    ['en', /^Member\d{8}$/],
  ] as const)(
    'with prohibited words begins under a neutral name (%s); the wished one goes to review',
    async (language, neutral) => {
      await create({ id: 'lin', nickname: '一起赌博', words: ['赌博'] }, context(language));
      const [lin] = await people();
      expect(lin?.nickname).toMatch(neutral);
      expect(lin?.nickname_key).toBe(lin?.nickname.toLowerCase());
      expect(await reviews()).toEqual([{ subject_id: 'lin', field: 'nickname', text: '一起赌博', words: '["赌博"]' }]);
    },
  );

  test('is warned of prohibited words before', async () => {
    const warned = { code: 'ProhibitedWords', details: { fields: [{ field: 'nickname', rule: 'prohibited' }] } };
    await expect(checkNickname(context(), '一起赌博', false)).rejects.toMatchObject(warned);
    expect(await checkNickname(context(), '一起赌博', true)).toEqual(['赌博']);
    expect(await checkNickname(context(), '林一', false)).toEqual([]);
  });

  test('gets a free nickname out of any name from elsewhere', async () => {
    expect(await freeNickname(context(), ' 小明🌟 ')).toBe('小明');
    await database().db.transaction((tx) =>
      insertRows(tx, 'person', [
        personRow({ id: 'a', nickname_key: '小明' }),
        personRow({ id: 'b', nickname_key: '字'.repeat(20) }),
      ]),
    );
    expect(await freeNickname(context(), '小明🌟')).toMatch(/^小明\d{4}$/);
    const long = await freeNickname(context(), '字'.repeat(30));
    expect(long).toMatch(/^字{16}\d{4}$/);
    for (const wish of ['', '🌟', '光', '!!!'])
      expect(await freeNickname(context('en'), wish)).toMatch(/^Member\d{8}$/);
    expect(isNicknameLong(long) && isNicknamePlain(long)).toBe(true);
  });
});
