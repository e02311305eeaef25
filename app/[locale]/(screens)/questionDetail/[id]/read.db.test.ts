import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { answerRow, insertRows, personRow, questionRow, topicRow } from '@/test/rows';
import { questionJsonLd } from './json-ld';
import { readQuestionPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));
const facts = { siteUrl: 'https://site.test', home: 'Home', language: 'zh' } as const;
const fail = (): never => {
  throw new Error('The question was not found.');
};

describeOnOneEngine('the page of a question', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      const people = ['asker', 'mei', 'lin', 'gone'].map((id) => personRow({ id }));
      await insertRows(tx, 'person', people);
      await tx.updateTable('person').set({ nickname: '', erased_at: noon }).where('id', '=', 'gone').execute();
      await insertRows(tx, 'topic', [topicRow({ id: 'light', name_en: 'Light' })]);
      await insertRows(tx, 'question', [
        questionRow({ id: 'q', language: 'en', title: 'Which lamp?', accepted_id: 'best', answer_count: 3 }),
        questionRow({ id: 'alone', author_id: 'gone' }),
        questionRow({ id: 'waiting', state: 'waiting' }),
      ]);
      await insertRows(tx, 'answer', [
        answerRow({ id: 'best', like_count: 1 }),
        answerRow({ id: 'liked', author_id: 'lin', like_count: 4 }),
        answerRow({ id: 'other', author_id: 'asker' }),
      ]);
    }),
  );
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('carries its tags, and tells search engines what was asked and answered, at its own address', async () => {
    const found = (await readQuestionPage('zh', 'q')) ?? fail();
    expect(found.answers.list.map(({ id }) => id)).toEqual(['liked', 'other']);
    expect(new Set(tags.flat())).toEqual(new Set(['question:q', 'person:authors', 'topic:light']));
    const url = 'https://site.test/en/questionDetail/q';
    const said = questionJsonLd({ ...facts, ...found, answers: found.answers.list });
    expect(said).toMatchObject({
      '@graph': [
        {
          '@type': 'QAPage',
          '@id': url,
          mainEntity: {
            ...{ '@type': 'Question', name: 'Which lamp?', text: 'Which lamp?', answerCount: 3, upvoteCount: 0 },
            ...{ author: { '@type': 'Person', url: 'https://site.test/en/otherPeople?userId=asker' } },
            ...{ dateCreated: '2026-11-20T12:00:00.000+08:00', inLanguage: 'en' },
            acceptedAnswer: { '@type': 'Answer', text: '回答 best', upvoteCount: 1, url: `${url}?answer=best` },
            suggestedAnswer: [{ upvoteCount: 4, author: { name: '名字 lin' } }, { url: `${url}?answer=other` }],
          },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}] },
      ],
    });
  });

  test('names nobody who is erased, and no answers where there are none', async () => {
    const found = (await readQuestionPage('zh', 'alone')) ?? fail();
    const { '@graph': graph } = questionJsonLd({ ...facts, ...found, answers: found.answers.list });
    expect((graph as { mainEntity: object }[])[0]?.mainEntity).toMatchObject({
      ...{ answerCount: 0, acceptedAnswer: undefined, suggestedAnswer: undefined },
      author: { name: '已注销用户', url: undefined },
    });
  });

  test('is none where it waits or is unknown, tagged so that it comes; nothing is read for what can be no id', async () => {
    expect([await readQuestionPage('zh', 'waiting'), await readQuestionPage('zh', 'nothing')]).toEqual([null, null]);
    expect(tags.flat()).toContain('question:waiting');
    forgetTags();
    expect(await readQuestionPage('zh', 'a b')).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
