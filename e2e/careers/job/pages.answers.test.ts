import { address, newVisitor } from '../../answers';
import { headOf, linksOf, structuredIn, textsOf } from '../../app/found/read-html';
import { languages } from './words';

const { ask } = newVisitor();
const graphOf = (html: string) => JSON.parse(structuredIn(html)[0] ?? '')['@graph'];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const idsIn = (html: string) =>
  [...mainOf(html).matchAll(/href="[^"]*\/recruit\/([\w-]+)"/g)].map(([, id]) => id ?? '');

test.each(
  languages.flatMap(({ prefix, words }) => [
    [`${prefix}/jobs/home`, `${prefix}/jobs/home`, words.list.heading],
    [`${prefix}/jobs/home?type=internship`, `${prefix}/jobs/home`, words.list.heading],
  ]),
)('%s has its jobs in the page, and is known as %s', async (path, canonical, heading) => {
  const { status, text: html } = await ask(path);
  expect(status).toBe(200);
  expect(textsOf(html, 'h1')).toEqual([heading]);
  expect(linksOf(headOf(html), 'canonical').map(({ href }) => href)).toEqual([address + canonical]);
  const [items] = graphOf(html);
  expect(idsIn(html).length).toBeGreaterThan(10);
  expect(new Set(items.itemListElement.map(({ url }: { url: string }) => url.split('/').at(-1)))).toEqual(
    new Set(idsIn(html)),
  );
});

test('an open job says to machines what it is, and everything of that is on its page', async () => {
  const { text: html } = await ask('/recruit/job-01');
  const [posting] = graphOf(html);
  expect(posting).toMatchObject({ '@type': 'JobPosting', url: `${address}/recruit/job-01`, directApply: true });
  expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.now());
  expect(textsOf(html, 'h1')).toEqual([posting.title]);
  const shown = mainOf(html);
  expect(shown).toContain(`dateTime="${posting.datePosted}"`);
  expect(shown).toContain(`dateTime="${posting.validThrough}"`);
  for (const [, line] of posting.description.matchAll(/<p>(.*?)<\/p>/g)) expect(shown).toContain(line);
  expect(shown).toContain(posting.baseSalary.value.minValue.toLocaleString('en'));
});

test('one that is paused has its page, and is offered to nobody', async () => {
  const { status, text: html } = await ask('/recruit/job-19');
  expect([status, graphOf(html).map((said: { '@type': string }) => said['@type'])]).toEqual([200, ['BreadcrumbList']]);
});

test.each(
  languages.flatMap(({ prefix, words }) =>
    ['job-10', 'job-20'].map((id) => [`${prefix}/recruit/${id}`, words.page.similar] as const),
  ),
)('one that has ended is a true 410 with open ones like it: %s', async (path, similar) => {
  for (const _ of ['made', 'kept']) {
    const { status, text: html } = await ask(path);
    expect(status).toBe(410);
    expect(html).toContain('noindex');
    expect(html).not.toContain('JobPosting');
    expect(textsOf(html, 'h2')).toContain(similar);
    expect(idsIn(html).length).toBeGreaterThan(0);
    expect(idsIn(html)).not.toContain(path.split('/').at(-1));
  }
});

test.each(
  languages.flatMap(({ prefix }) =>
    // One that waits, a draft, one that was refused, one that was taken down; the others are nothing.
    ['job-11', 'job-21', 'job-30', 'job-39', 'nothing', 'a%20b'].map((id) => `${prefix}/recruit/${id}`),
  ),
)('what is no public job is a true 404: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('the sitemap has open ones alone', async () => {
  const index = (await ask('/sitemap.xml')).text;
  const parts = [...index.matchAll(/<loc>[^<]*?(\/[^<]*jobs[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(parts.length).toBeGreaterThan(0);
  const all = (await Promise.all(parts.map((path) => ask(new URL(path, address).pathname))))
    .map(({ text }) => text)
    .join();
  expect(all).toContain('/recruit/job-01<');
  for (const id of ['job-10', 'job-11', 'job-19', 'job-20', 'job-21', 'job-39']) expect(all).not.toContain(`/${id}<`);
});
