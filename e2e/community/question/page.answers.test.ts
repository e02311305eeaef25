import { eventually } from '@/test/eventually';
import { findHtmlErrors } from '@/test/html-validity';
import { address, newPerson, newVisitor } from '../../answers';
import { headOf, linksOf, metaOf, structuredIn, textsOf, wordsOf } from '../../app/found/read-html';
import { structureMistakes } from '../../app/found/structured-data';

const chinese = '/questionDetail/question-001';

test.each(['', '/en'])(
  '%s: a question can be read without scripts, at one address in its own language',
  async (prefix) => {
    const { status, text: html, headers } = await newVisitor().ask(prefix + chinese);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(await findHtmlErrors(html)).toEqual([]);
    expect(textsOf(html, 'h1')).toEqual(['一件光的作品，离开黑暗还成立吗？']);
    for (const words of ['上个月把一件为地下仓库做的作品', '日光里我只用三样', '补一个失败'])
      expect(wordsOf(html)).toContain(words);
    const head = headOf(html);
    expect(linksOf(head, 'canonical').map(({ href }) => href)).toEqual([address + chinese]);
    expect(linksOf(head, 'alternate').filter(({ hreflang }) => hreflang)).toEqual([]);
    expect(metaOf(head)['og:url']).toBe(address + chinese);
    const scripts = structuredIn(html);
    expect(structureMistakes(scripts)).toEqual([]);
    expect(JSON.parse(scripts[0] ?? '')['@graph']).toMatchObject([
      {
        '@type': 'QAPage',
        mainEntity: { '@type': 'Question', answerCount: 6, acceptedAnswer: { '@type': 'Answer' } },
      },
      { '@type': 'BreadcrumbList' },
    ]);
  },
);

test('one that waits, is removed or is unknown is a true 404 with ways on, in page and call', async () => {
  const rows = ['question-081', 'question-082', 'nothing'];
  for (const id of rows) {
    const { status, text: html } = await newVisitor().ask(`/questionDetail/${id}`);
    expect([id, status]).toEqual([id, 404]);
    expect(html).toContain('href="/topicHome"');
    const { status: called } = await newVisitor().ask(`/api/question/detail?id=${id}`);
    expect(called).toBe(404);
  }
});

test('a new answer is in the page at once', async () => {
  const before = await newVisitor().ask('/questionDetail/question-005');
  expect(before.text).not.toContain('硅胶帽');
  const person = await newPerson();
  const form = { questionId: 'question-005', text: '硅胶帽，零下三十度也软。' };
  const sent = await person.ask('/api/answer/create', { form, headers: { Authorization: `Bearer ${person.token}` } });
  expect(sent.status).toBe(200);
  await eventually(async () => {
    expect((await newVisitor().ask('/questionDetail/question-005')).text).toContain('硅胶帽');
  });
});
