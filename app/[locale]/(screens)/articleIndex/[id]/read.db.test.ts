import { eraseArticles } from '@/lib/community/article/server/own/person-articles';
import { articlesIn } from '@/test/articles';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { commentRow, insertRows, videoRow } from '@/test/rows';
import { articlesJsonLd } from '../json-ld';
import { readArticles } from '../read';
import { articleJsonLd } from './json-ld';
import { readArticlePage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const facts = { siteUrl: 'https://site.test', home: 'Home', language: 'en' } as const;
const body =
  '<h2>Light</h2><p>One two three</p><figure data-work="v1"></figure><figure data-work="v2"></figure><p>四五</p>';

describeOnOneEngine('the pages of articles', (database) => {
  const articles = articlesIn(database);

  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('video').execute());
    await articles.begin();
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'mo', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'mo', state: 'failed' }),
      ]);
      await insertRows(tx, 'comment_entry', [
        commentRow({ id: 'c1', kind: 'article', thing_id: 'a1', author_id: 'mo' }),
        commentRow({ id: 'c2', kind: 'article', thing_id: 'a1', author_id: 'mo', state: 'waiting' }),
      ]);
    });
    await articles.add(
      {
        ...{ id: 'a1', title_en: 'Folds', body_en: body, excerpt_en: 'One two three', changed_en_at: noon },
        ...{ topic_id: 'light', tags: ['展览'], cover: 'articles/a1/0.jpg', featured_at: noon, like_count: 7 },
      },
      { id: 'a2', verified_at: noon + 1 },
      { id: 'a3', state: 'pending_review' },
    );
    readAs(articles.as(null));
  });

  test('an article carries its tag and those of what stands in it and below it, of a work that is gone too', async () => {
    const found = await readArticlePage('en', 'a1');
    expect(found).toMatchObject({
      article: { title: 'Folds', textState: 'unchecked', topic: { title: 'Light' }, works: [{ title: 'Tides' }] },
      text: { chapters: [{ id: 'part-1', title: 'Light' }] },
      more: [{ id: 'a2' }],
    });
    expect(found?.text.html).toContain('<h2 id="part-1">Light</h2>');
    expect(found?.comments.list.map(({ id }) => id)).toEqual(['c1']);
    expect(new Set(tags.flat())).toEqual(
      new Set([
        ...['article:a1', 'comments:article:a1', 'person:authors', 'person:lin'],
        ...['video:v1', 'video:v2', 'topic:light'],
      ]),
    );
  });

  test('search engines are told whose it is, how long it is and where it stands', async () => {
    const found = await readArticlePage('en', 'a1');
    if (!found) throw new Error('No article was found');
    const said = articleJsonLd({ ...facts, article: found.article, articles: 'Articles', siteName: 'Lightfield' });
    expect(said).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          '@id': 'https://site.test/en/articleIndex/a1',
          headline: 'Folds',
          image: [expect.stringContaining('w=1008'), expect.stringContaining('w=1200')],
          author: { name: '林一', url: 'https://site.test/en/otherPeople?userId=lin' },
          publisher: { '@type': 'Organization', name: 'Lightfield' },
          inLanguage: 'en',
          wordCount: 6,
          articleSection: 'Light',
          keywords: '展览',
          interactionStatistic: [{ userInteractionCount: 7 }],
        },
        { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Articles' }, { name: 'Folds' }] },
      ],
    });
    const long = articleJsonLd({
      ...facts,
      ...{ article: { ...found.article, title: '光'.repeat(300), cover: null, topic: null, tags: [] } },
      ...{ articles: 'Articles', siteName: 'Lightfield' },
    });
    const [article] = long['@graph'] as Record<string, unknown>[];
    expect(article).toMatchObject({ image: undefined, articleSection: undefined, keywords: undefined });
    expect(article?.headline).toBe(`${'光'.repeat(109)}…`);
  });

  test('a text in the other language only is found at its own address', async () => {
    const found = await readArticlePage('en', 'a2');
    if (!found) throw new Error('No article was found');
    const said = articleJsonLd({ ...facts, article: found.article, articles: 'Articles', siteName: 'Lightfield' });
    expect(said).toMatchObject({ '@graph': [{ url: 'https://site.test/articleIndex/a2', inLanguage: 'zh-CN' }, {}] });
  });

  test.each(['a3', 'nothing'])('there is none for %s, tagged so that it comes once it is approved', async (id) => {
    expect(await readArticlePage('zh', id)).toBeNull();
    expect(new Set(tags.flat())).toEqual(new Set([`article:${id}`, 'person:authors']));
  });

  test('there is none of an erased author, whose pages are dropped', async () => {
    await database().db.transaction((tx) => eraseArticles(articles.as(null), tx, { personId: 'lin' }));
    expect(await readArticlePage('zh', 'a1')).toBeNull();
    expect(await articles.tags()).toEqual(expect.arrayContaining(['article:a1', 'article:lists']));
  });

  test.each(['', 'a,b', '../x', 'a'.repeat(65)])('nothing is asked for where the id %j can be none', async (id) => {
    expect(await readArticlePage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([]);
  });

  test('the list has the latest ones, the featured one and what they can be filtered by, with the tags of all', async () => {
    const { first, featured, subjects } = await readArticles('en');
    expect(first.list.map(({ id }) => id)).toEqual(['a2', 'a1']);
    expect(featured).toMatchObject({ id: 'a1', title: 'Folds' });
    expect(subjects).toEqual({
      topics: [{ id: 'light', title: 'Light', titleLanguage: 'en', articleCount: 1 }],
      tags: [{ tag: '展览', articleCount: 1 }],
    });
    expect(new Set(tags.flat())).toEqual(new Set(['article:lists', 'person:authors', 'topic:lists']));
    expect(articlesJsonLd({ ...facts, name: 'Articles', articles: first.list })).toMatchObject({
      '@graph': [
        {
          '@type': 'ItemList',
          numberOfItems: 2,
          itemListElement: [{}, { url: 'https://site.test/en/articleIndex/a1' }],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});
