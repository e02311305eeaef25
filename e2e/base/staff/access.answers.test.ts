import { staffRoles } from '@/lib/base/permission/contract';
import { newPerson, newVisitor, type Visitor } from '../../answers';
import { calls, type Section, sectionNames, sections, sectionsOf } from './sections';
import { languages } from './words';

/** The overview, every section with a page below it, and an unknown one. */
const everyPage = ['/staff', '/staff/nothing', ...sectionNames.flatMap((name) => sections[name])];

/** The answer of every console call, one after the other, with its section. */
async function answersTo(visitor: Visitor, token?: string): Promise<[Section, string, number][]> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answers: [Section, string, number][] = [];
  for (const { section, path, form } of calls) {
    answers.push([section, path, (await visitor.ask(path, { headers, form })).status]);
  }
  return answers;
}

describe.each(languages)('the pages of the console in $name', ({ prefix, words: { staff: words, shell } }) => {
  test('lead a visitor to the login and know the way back', async () => {
    const visitor = newVisitor();
    for (const path of [...everyPage, '/staff/leads?state=new&page=2']) {
      const { status, headers } = await visitor.ask(prefix + path);
      expect([path, status, headers['cache-control']]).toEqual([path, 307, 'no-store']);
      expect(headers.location).toMatch(`${prefix}/login?${new URLSearchParams({ redirecturl: prefix + path })}`);
    }
  });

  describe('for who has no place in the staff', () => {
    let person: Visitor;
    beforeAll(async () => {
      person = await newPerson();
    });

    test.each(everyPage)('%s does not exist, and says nothing of the console', async (path) => {
      const { status, text } = await person.ask(prefix + path);
      expect(status).toBe(404);
      expect(text).toContain(shell.missing.title);
      const told = [words.name, words.nav, ...Object.values(words.roles)].filter((word) => text.includes(word));
      expect(told).toEqual([]);
    });
  });

  test.each(staffRoles)('are shown to %s as the way to the own sections alone', async (role) => {
    const { text } = await (await newPerson(role)).ask(`${prefix}/staff`);
    const [, nav = ''] = new RegExp(`<nav aria-label="${words.nav}">(.*?)</nav>`).exec(text) ?? [];
    const links = [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, path, name]) => [path, name]);
    expect(links).toEqual([
      [`${prefix}/staff`, words.overview.title],
      ...sectionsOf[role].map((section) => [`${prefix}/staff/${section}`, words.sections[section]]),
    ]);
  });
});

describe.each(staffRoles)('for %s', (role) => {
  let person: Visitor;
  beforeAll(async () => {
    person = await newPerson(role);
  });
  const shown = (section: Section) => (sectionsOf[role].includes(section) ? 200 : 404);
  const pages = sectionNames.flatMap((section) => sections[section].map((path) => [path, shown(section)] as const));

  test.each(pages)('%s answers %i', async (path, status) => {
    expect((await person.ask(path)).status).toBe(status);
  });
});

describe('the calls of the console', () => {
  test.each(staffRoles)('are refused to %s beyond the own sections', async (role) => {
    const person = await newPerson(role);
    for (const [section, path, status] of await answersTo(person, person.token)) {
      expect([path, status === 403]).toEqual([path, !sectionsOf[role].includes(section)]);
    }
  });

  test('are nothing for visitors, and refused to everybody without a place in the staff', async () => {
    const visitor = await answersTo(newVisitor());
    expect(visitor.filter(([, , status]) => status !== 401)).toEqual([]);
    const person = await newPerson();
    const refused = await answersTo(person, person.token);
    expect(refused.filter(([, , status]) => status !== 403)).toEqual([]);
    const headers = { Authorization: `Bearer ${person.token}` };
    expect((await person.ask('/api/staff/waiting', { headers })).status).toBe(403);
  });
});

test.each(['/staff', '/en/staff/users', '/staff/users/person-003', '/staff/nothing'])(
  '%s is kept and indexed by nobody, and runs no script but its own',
  async (path) => {
    const admin = await newPerson('admin');
    const nonces = new Set<string>();
    for (let times = 0; times < 2; times += 1) {
      const { headers, text } = await admin.ask(path);
      expect(headers['cache-control']).toMatch(/no-store/);
      const [, scripts = ''] = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? [];
      expect(scripts).not.toContain('unsafe');
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(scripts) ?? [];
      expect(nonce).toMatch(/\S{16}/);
      nonces.add(nonce);
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      const opened = text.match(/<script\b[^>]*>/g) ?? [];
      expect(opened.length).toBeGreaterThan(3);
      expect(opened.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(2);
  },
);

test('search engines are told to leave the console alone, and of none of its pages', async () => {
  const visitor = newVisitor();
  const robots = (await visitor.ask('/robots.txt')).text;
  expect(robots).toMatch(/^Disallow: \/staff$/m);
  expect(robots).toMatch(/^Disallow: \/en\/staff$/m);
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  const maps = locations((await visitor.ask('/sitemap.xml')).text);
  expect(maps).not.toEqual([]);
  for (const map of maps) {
    const { text } = await visitor.ask(new URL(map).pathname);
    expect(locations(text)).not.toEqual([]);
    expect(text).not.toContain('/staff');
  }
});
