import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { addWords as addCall, listWords as listCall } from '../contract';
import { addWords } from './add-words';
import { listWords } from './list-words';
import { removeWord } from './remove-word';
import { tryWords } from './try-words';
import { findProhibitedWords } from './word-index';

const reviewer = callerOf('ed', { staff: 'reviewer' });

describeOnBothEngines('the watched words', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller, now: () => noon + 1000 });
  const add = (words: string, caller: Caller | null = reviewer) => addWords(as(caller), { words });
  const list = async (asked: object = {}, caller: Caller | null = reviewer) =>
    (await listWords(as(caller), listCall.input.parse(asked))).list;
  const tried = async (text: string) => (await tryWords(as(reviewer), { text })).words;
  const remove = (word: string, caller: Caller | null = reviewer) => removeWord(as(caller), { word });
  const wrong = (...lines: [number, string][]) => ({
    code: '400',
    details: { fields: lines.map(([line, rule]) => ({ field: `words.${line}`, rule })) },
  });
  const count = async () => (await database().db.read.selectFrom('moderation_word').select('word').execute()).length;
  const deeds = () =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject_id'])
      .where('subject', '=', 'word')
      .orderBy('id')
      .execute();

  beforeAll(() =>
    database().db.transaction((tx) =>
      tx
        .insertInto('person')
        .values(personRow({ id: 'ed', nickname: '编辑' }))
        .execute(),
    ),
  );

  test('are added one a line as they are compared, and by whom is known', async () => {
    expect(await add('  坏 词 \n\nBad-Word\r\nＺＺＺ\n')).toEqual({ added: ['坏词', 'bad word', 'zzz'] });
    const added = await list({ pageSize: 3 });
    expect(new Set(added.map(({ word }) => word))).toEqual(new Set(['坏词', 'bad word', 'zzz']));
    expect(added[0]).toMatchObject({ addedBy: '编辑', addedAt: '2026-11-20T12:00:01.000+08:00' });
    expect(await tried('这是坏 词，也是 BAD word')).toEqual(expect.arrayContaining(['坏词', 'bad word']));
    expect(await deeds()).toEqual(
      ['坏词', 'bad word', 'zzz'].map((word) => ({
        actor_id: 'ed',
        action: 'moderation.word.added',
        subject_id: word,
      })),
    );
  });

  test('of the beginning were added by nobody', async () => {
    expect(await list({ search: '赌 博' })).toEqual([
      { word: '赌博', addedAt: '2026-11-20T08:00:00.000+08:00', addedBy: null },
    ]);
  });

  test.each([
    ['全新甲\n！！！', wrong([1, 'empty'])],
    ['全新乙\n全 新乙', wrong([1, 'repeated'])],
    ['全新丙\n赌博\nPORN', wrong([1, 'repeated'], [2, 'repeated'])],
    [`${'长'.repeat(61)}\n全新丁`, wrong([0, 'tooLong'])],
  ])('are all taken or none: %j', async (words, refused) => {
    const before = await count();
    await expect(add(words)).rejects.toMatchObject(refused);
    expect(await count()).toBe(before);
  });

  test.each([
    [' \n\t\n', 'required'],
    ['字'.repeat(100_000), expect.any(String)],
  ])('cannot be nothing, nor without end (%#)', (words, rule) => {
    expect(addCall.input.safeParse({ words }).error?.issues[0]?.message).toEqual(rule);
  });

  test('are added once when two add the same at once', async () => {
    const ends = await settled(Array.from({ length: 10 }, () => add('同时来的词')));
    expect(ends.sort()).toEqual([...Array(9).fill('400'), 'done']);
    expect(await list({ search: '同时来的词' })).toHaveLength(1);
  });

  test('are listed as asked for', async () => {
    await add('aaa\n排序词甲\n排序词乙');
    expect((await list({ search: '排序词', sort: 'word', order: 'asc' })).map(({ word }) => word)).toEqual([
      '排序词乙',
      '排序词甲',
    ]);
    expect((await list({ sort: 'word', order: 'asc', pageSize: 1 }))[0]?.word).toBe('aaa');
    expect(await list({ search: '%' })).toEqual([]);
  });

  test('are removed once, and stop nobody within seconds', async () => {
    let clock = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    await add('要移除的词');
    const find = () => findProhibitedWords(database().db.read, ['要移除的词']);
    clock += 5000;
    expect(await find()).toEqual(['要移除的词']);
    const ends = await settled([remove('要移除的词'), remove('要移除的词')]);
    expect(ends.sort()).toEqual(['NullPointer', 'done']);
    clock += 5000;
    expect(await find()).toEqual([]);
    expect(await tried('要移除的词')).toEqual([]);
    expect((await deeds()).at(-1)).toEqual({
      ...{ actor_id: 'ed', action: 'moderation.word.removed', subject_id: '要移除的词' },
    });
    jest.restoreAllMocks();
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('co', { staff: 'editor' }), 'Forbidden'],
  ])('are nothing for %s', async (_, caller, code) => {
    const before = await count();
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(add('不许', caller)).rejects.toMatchObject({ code });
    await expect(remove('赌博', caller)).rejects.toMatchObject({ code });
    await expect(tryWords(as(caller), { text: '赌博' })).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  });
});
