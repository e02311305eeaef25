import en from '../../../messages/en/works/playlist-page.json' with { type: 'json' };
import zhShell from '../../../messages/zh/front/shell.json' with { type: 'json' };
import zh from '../../../messages/zh/works/playlist-page.json' with { type: 'json' };
import { newPerson, newVisitor, type Visitor } from '../../answers';

/** A title that no page contains by chance. */
const title = '只给自己看的一列';

let id: string;
let owner: Visitor;
beforeAll(async () => {
  const person = await newPerson();
  owner = person;
  const headers = { Authorization: `Bearer ${person.token}` };
  const form = { title, intro: '', isPublic: 'false' };
  const made = await owner.ask('/api/playlist/create', { headers, form });
  id = made.json<{ data: { id: string } }>().data.id;
});

test.each([
  ['a visitor', newVisitor],
  ['another person', newPerson],
])('a private list is not there for %s, in page and call', async (_who, come) => {
  const somebody: Visitor = await come();
  for (const [prefix, words] of [
    ['', zh],
    ['/en', en],
  ] as const) {
    const page = await somebody.ask(`${prefix}/playlist/${id}`);
    expect([page.status, page.text.includes(title)]).toEqual([404, false]);
    expect(page.text).toContain(words.missing.title);
  }
  for (const path of [`/api/playlist/get?id=${id}`, `/api/playlist/videos?id=${id}`]) {
    const call = await somebody.ask(path);
    expect([call.status, call.text.includes(title)]).toEqual([404, false]);
  }
});

test('a private list can be put in order by its owner alone', async () => {
  const sort = `/videoSort/${id}`;
  expect((await owner.ask(sort)).text).toContain(title);
  const another = await (await newPerson()).ask(sort);
  expect([another.status, another.text.includes(title)]).toEqual([404, false]);
  expect(another.text).toContain(zhShell.missing.title);
  const { status, headers } = await newVisitor().ask(sort);
  expect([status, headers.location]).toEqual([307, `/login?redirecturl=${encodeURIComponent(sort)}`]);
});
