import type { Language } from '@/lib/platform/shared/language';
import { headBlock, inBoth, picturesBlock, said, textBlock, thingsBlock } from '@/test/blocks';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { type ContentBlock, shownBlock } from '../../contract';
import type { BlockPart } from './block-part';
import { cleanBlocks, requireBlocks } from './clean-blocks';
import { showBlocks } from './show-blocks';

describeOnOneEngine('the blocks of a page', (database) => {
  const show = async (blocks: ContentBlock[], language: Language = 'zh', parts: BlockPart[] = []) => {
    const byName = new Map(parts.map((part) => [part.part, part]));
    const shown = await showBlocks(testContext(database().db, { language, blocks: { byName } }), blocks);
    expect(shown.map((block) => shownBlock.parse(block))).toEqual(shown);
    return shown;
  };

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林', avatar: 'avatars/lin.jpg' })]);
      await insertRows(tx, 'topic', [topicRow({ id: 't1', name_zh: '光', name_en: 'Light' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_zh: '潮', title_en: 'Tides', cover: 'works/v1.jpg' }),
        videoRow({ id: 'v2', author_id: 'lin', title_zh: '雾' }),
        videoRow({ id: 'v3', author_id: 'lin', state: 'pending_review' }),
      ]);
    }),
  );

  test('are read in the language asked for, and in the other one where a text has no translation', async () => {
    const blocks = [
      headBlock('a', { title: inBoth('现在', 'Now'), subtitle: inBoth('一句话'), picture: 'pages/1.jpg' }),
      textBlock('b', '<p>光</p>', '<p><br></p>'),
      textBlock('c', '', '<p>Light</p>'),
    ];
    expect(await show(blocks, 'en')).toEqual([
      {
        ...{ kind: 'head', id: 'a', picture: 'pages/1.jpg' },
        ...{ title: said('Now', 'en'), subtitle: said('一句话') },
      },
      { kind: 'text', id: 'b', body: '<p>光</p>', language: 'zh' },
      { kind: 'text', id: 'c', body: '<p>Light</p>', language: 'en' },
    ]);
    expect(await show(blocks)).toMatchObject([{ title: said('现在') }, { language: 'zh' }, { language: 'en' }]);
  });

  test('name the public things of their kinds, in their order, each once', async () => {
    const items = [
      { kind: 'video', id: 'v2' },
      { kind: 'person', id: 'lin' },
      { kind: 'video', id: 'v3' },
      { kind: 'video', id: 'nothing' },
      { kind: 'topic', id: 't1' },
      { kind: 'video', id: 'v1' },
      { kind: 'video', id: 'v2' },
    ] as const;
    const [block] = await show([thingsBlock('a', [...items])], 'en');
    expect(block).toEqual({
      ...{ kind: 'things', id: 'a', title: said('Works', 'en') },
      items: [
        {
          ...{ kind: 'video', id: 'v2', title: '雾', language: 'zh', author: '林', thumb: null },
          path: '/video/detail/v2',
        },
        {
          ...{ kind: 'person', id: 'lin', title: '林', language: null, author: null, thumb: 'avatars/lin.jpg' },
          path: '/otherPeople?userId=lin',
        },
        expect.objectContaining({ kind: 'topic', title: 'Light', path: '/topicIntroduce?topicId=t1' }),
        expect.objectContaining({ kind: 'video', title: 'Tides', language: 'en', thumb: 'works/v1.jpg' }),
      ],
    });
  });

  test('are left out where they have no content', async () => {
    const none = inBoth('');
    const empty: ContentBlock[] = [
      headBlock('a'),
      textBlock('b', '<p></p>', '<p><br></p>'),
      picturesBlock('c', ['']),
      thingsBlock('d', [{ kind: 'video', id: 'v3' }]),
      { kind: 'timetable', id: 'e', title: inBoth('日程'), rows: [{ time: '', title: none, place: none }] },
      {
        kind: 'partners',
        id: 'f',
        title: inBoth('伙伴'),
        items: [{ name: none, url: 'https://a.example', picture: '' }],
      },
      { kind: 'part', id: 'g', part: 'unknown', about: '' },
    ];
    expect(await show(empty)).toEqual([]);
    expect(await show([picturesBlock('c', ['', 'pages/2.jpg'])])).toMatchObject([
      { items: [{ picture: 'pages/2.jpg', caption: said('图pages/2.jpg') }] },
    ]);
  });

  test('show what a slice brings, and leave it out where there is nothing to show', async () => {
    const asked: string[] = [];
    const board: BlockPart = {
      part: 'board',
      show: async ({ language }, about) => {
        asked.push(about);
        return about === 'open' ? { votes: 3, language } : null;
      },
    };
    const part = (id: string, about: string): ContentBlock => ({ kind: 'part', id, part: 'board', about });
    expect(await show([part('a', 'open'), part('b', 'ended')], 'en', [board])).toEqual([
      { kind: 'part', id: 'a', part: 'board', data: { votes: 3, language: 'en' } },
    ]);
    expect(asked).toEqual(['open', 'ended']);
  });

  test('are cleaned when they are stored and again when they are shown', async () => {
    const dirty = [textBlock('a', '<p onclick="x">光<script>1</script></p>'), headBlock('b', { title: inBoth('<b>') })];
    expect(cleanBlocks(dirty)).toEqual([textBlock('a', '<p>光</p>'), dirty[1]]);
    expect(await show(dirty)).toMatchObject([{ body: '<p>光</p>' }, { title: said('<b>') }]);
    const long = cleanBlocks([headBlock('a'), textBlock('b', '&'.repeat(100_000))]);
    expect(() => requireBlocks(long)).toThrow(
      expect.objectContaining({
        code: '400',
        details: { fields: [expect.objectContaining({ field: 'blocks.1.zh' })] },
      }),
    );
    expect(() => requireBlocks(cleanBlocks(dirty))).not.toThrow();
  });
});
