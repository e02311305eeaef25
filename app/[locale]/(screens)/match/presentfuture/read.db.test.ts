import { createContentPage } from '@/lib/base/content/server/create-content-page';
import { publishContentPage } from '@/lib/base/content/server/publish-content-page';
import { saveContentDraft } from '@/lib/base/content/server/save-content-draft';
import { headBlock, inBoth, textBlock, thingsBlock } from '@/test/blocks';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { specialJsonLd } from './json-ld';
import { readSpecial } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const id = 'presentfuture';
const path = '/match/presentfuture';

describeOnOneEngine('the page of the special', (database) => {
  const editor = () => testContext(database().db, { caller: callerOf('ed', { staff: 'editor' }) });
  const board = { part: 'board', show: async () => ({ votes: 3 }), tags: (about: string) => [`board:${about}`] };

  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_zh: '潮' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'pending_review' }),
      ]);
    });
    await createContentPage(editor(), { id, kind: 'special', title: '现在·未来' });
  });
  beforeEach(() => {
    readAs(testContext(database().db, { blocks: { byName: new Map([['board', board]]) } }));
  });

  test('is none while it is a draft, tagged so that it comes once it is published', async () => {
    expect(await readSpecial('zh')).toBeNull();
    expect(tags.flat()).toEqual(['content:presentfuture']);
  });

  test('carries the tags of all that it names, public or not, and says to search engines what it shows', async () => {
    const blocks = [
      headBlock('a', { title: inBoth('头'), subtitle: inBoth('一句话'), picture: 'pages/1.jpg' }),
      textBlock('b', '<p>正文</p>'),
      thingsBlock('c', [
        { kind: 'video', id: 'v2' },
        { kind: 'video', id: 'v1' },
        { kind: 'person', id: 'lin' },
      ]),
      { kind: 'part' as const, id: 'd', part: 'board', about: '2020' },
    ];
    const text = { title: '现在·未来', description: '', body: '' };
    const document = { kind: 'special' as const, zh: text, en: { ...text, title: '' }, data: { blocks } };
    await saveContentDraft(editor(), { id, revision: 1, document });
    await publishContentPage(editor(), { id, revision: 2 });

    const special = await readSpecial('en');
    expect(new Set(tags.flat())).toEqual(
      new Set([...['content:presentfuture', 'video:v1', 'video:v2', 'person:lin', 'person:authors', 'board:2020']]),
    );
    expect(special).toMatchObject({ description: '一句话 正文', picture: 'pages/1.jpg', isTranslated: false });
    if (!special) throw new Error('It was published.');
    const facts = { language: 'en', siteUrl: 'https://light.example', home: 'Home' } as const;
    expect(specialJsonLd({ special, path, ...facts })).toMatchObject({
      '@graph': [
        {
          ...{ '@type': 'CollectionPage', '@id': `https://light.example${path}`, inLanguage: 'zh-CN' },
          ...{ name: '现在·未来', description: '一句话 正文' },
          mainEntity: {
            numberOfItems: 2,
            itemListElement: [
              { position: 1, name: '潮', url: 'https://light.example/en/video/detail/v1' },
              { position: 2 },
            ],
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});
