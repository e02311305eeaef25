import { address, newVisitor } from '../../answers';
import { headOf, linksOf, structuredIn, textsOf } from '../../app/found/read-html';
import { languages } from './words';

const { ask } = newVisitor();
const graphOf = (html: string) => JSON.parse(structuredIn(html)[0] ?? '')['@graph'];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const idsIn = (html: string) =>
  [...mainOf(html).matchAll(/href="[^"]*\/(?:ActivityDetail|match)\/([\w-]+)"/g)].map(([, id]) => id);

test.each(
  languages.flatMap(({ prefix, words }) => [
    [`${prefix}/activity`, `${prefix}/activity`, words.index.heading],
    [`${prefix}/ActivityDetail`, `${prefix}/activity`, words.index.heading],
    [`${prefix}/activityFilter`, `${prefix}/activityFilter`, words.filter.heading],
    [`${prefix}/activityFilter?category=2`, `${prefix}/activityFilter`, words.filter.heading],
    [`${prefix}/activityPic`, `${prefix}/activityPic`, words.wall.heading],
  ]),
)('%s has its activities in the page, and is known as %s', async (path, canonical, heading) => {
  const { status, text: html } = await ask(path);
  expect(status).toBe(200);
  expect(textsOf(html, 'h1')).toEqual([heading]);
  expect(linksOf(headOf(html), 'canonical').map(({ href }) => href)).toEqual([address + canonical]);
  const [items] = graphOf(html);
  expect(idsIn(html).length).toBeGreaterThan(5);
  expect(new Set(items.itemListElement.map(({ url }: { url: string }) => url.split('/').at(-1)))).toEqual(
    new Set(idsIn(html)),
  );
});

test.each([
  ['activity-12', 'EventScheduled', 'Offline'],
  ['activity-09', 'EventScheduled', 'Online'],
  ['activity-47', 'EventCancelled', 'Offline'],
])('%s says to machines what it is: %s, %s', async (id, status, mode) => {
  const { text: html } = await ask(`/ActivityDetail/${id}`);
  const [event] = graphOf(html);
  expect(event).toMatchObject({
    '@type': 'Event',
    url: `${address}/ActivityDetail/${id}`,
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  });
  expect(textsOf(html, 'h1')).toEqual([event.name]);
  expect(mainOf(html)).toContain(`dateTime="${event.startDate}"`);
});

test('the link of an online activity is nowhere in its page', async () => {
  const { text: html } = await ask('/ActivityDetail/activity-09');
  expect(html).not.toMatch(/onlineUrl|online_url/);
});

test.each(
  languages.flatMap(({ prefix }) =>
    // One that waits, a draft, one that was refused; the others are nothing.
    ['activity-43', 'activity-52', 'activity-45', 'nothing', 'a%20b'].map((id) => `${prefix}/ActivityDetail/${id}`),
  ),
)('what is no public activity is a true 404: %s', async (path) => {
  const { status, text: html } = await ask(path);
  expect(status).toBe(404);
  expect(headOf(html)).toContain('noindex');
});
