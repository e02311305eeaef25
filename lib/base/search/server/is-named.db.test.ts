import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { isNamed } from './is-named';
import { keepDocument } from './keep-document';

describeOnBothEngines('a name that holds a text', (database) => {
  const named = async (text: string) => {
    const rows = await database()
      .db.read.selectFrom('video')
      .select('id')
      .where(isNamed('video', 'video.id', text))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id).join(' ');
  };

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(
        tx,
        'video',
        ['edge', 'night', 'unlisted'].map((id) => videoRow({ id, title_zh: '光' })),
      );
      const other = { keywords: ['隐'], texts: ['hidden'], weight: 0 };
      await keepDocument(tx, 'video', 'edge', async () => ({
        nameZh: '光的边界',
        nameEn: 'The Édge of ＡＩ 50%',
        ...other,
      }));
      await keepDocument(tx, 'video', 'night', async () => ({ nameZh: '夜_光', nameEn: null, ...other }));
      await keepDocument(tx, 'topic', 'night', async () => ({ nameZh: '边界', nameEn: null, ...other }));
    }),
  );

  test.each([
    ['', 'edge night unlisted'],
    ['光', 'edge night'],
    ['的边', 'edge'],
    ['边界', 'edge'],
    ['ｅＤＧＥ', 'edge'],
    ['édge', 'edge'],
    ['dge o', 'edge'],
    ['ai', 'edge'],
    ['50', 'edge'],
    ['隐', ''],
    ['hidden', ''],
    ['%', ''],
    ['_', ''],
    ["'", ''],
  ])('“%s” is in: %s', async (text, ids) => {
    expect(await named(text)).toBe(ids);
  });
});
