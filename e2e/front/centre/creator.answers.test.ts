import type { PersonDetail } from '@/lib/people/person/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import client from '@/messages/zh/platform/client.json';
import { address, newPerson, newVisitor } from '../../answers';
import { languages } from './words';

/** A creator of the demonstration with works and activities, and a company of it. */
const creator = '/otherPeople?userId=person-003';
const company = '/otherPeople?userId=person-034';

/** Calls the API as a visitor, in a language. */
async function read<Data>(path: string, language: 'zh' | 'en'): Promise<Data> {
  const headers = { Language: language === 'zh' ? 'zh_cn' : 'en_us' };
  return (await newVisitor().ask(path, { headers })).json<{ code: string; data: Data }>().data;
}

/** Text of the elements of a name, without tags. */
const wordsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([element]) => element.replace(/<[^>]*>/g, ''));

/** The page's main part in the HTML. */
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe.each(languages)('in $name', ({ name, prefix, lang, words: { centre } }) => {
  const { creator: t } = centre;

  test('a creator can be read without scripts: who they are, and their works by name', async () => {
    const person = await read<PersonDetail>('/api/person/detail?userId=person-003', name);
    const { list } = await read<Page<VideoItem>>('/api/video/ofPerson?userId=person-003&pageSize=20', name);
    expect(list.length).toBeGreaterThan(9);
    const { text } = await newVisitor().ask(prefix + creator);
    const main = mainOf(text);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(wordsIn(main, 'h1')).toEqual([person.nickname]);
    const { tagline, bio, education, industry, profession, address: area, creativeFields } = person;
    expect(['p', 'dd', 'li'].flatMap((element) => wordsIn(main, element))).toEqual(
      expect.arrayContaining([tagline, bio, education, industry, `${profession} · ${area}`, ...creativeFields]),
    );
    expect(wordsIn(main, 'h3')).toEqual(list.map((video) => video.name));
    const [works, activities] = [...main.matchAll(/<a [^>]*role="tab"[^>]*>/g)].map(([tag]) => tag);
    expect(works).toContain('aria-selected="true"');
    expect(activities).toContain(`href="${prefix}${creator}&amp;tabindex=1"`);
    expect(wordsIn(main, 'a')).toEqual(expect.arrayContaining([t.tabs.works, t.tabs.activities]));
    // Buttons that need scripts are not shown there.
    const buttons = [...main.matchAll(/<button [^>]*>/g)].map(([tag]) => tag);
    expect(buttons.filter((tag) => !tag.includes('noscript:hidden'))).toEqual([]);
  });

  test('search engines are told who it is, at one address in each language', async () => {
    const person = await read<PersonDetail>('/api/person/detail?userId=person-003', name);
    const { text } = await newVisitor().ask(`${prefix}${creator}&tabindex=1&utm_source=ad`);
    expect(wordsIn(text, 'title')).toEqual([t.title.replace('{nickname}', person.nickname)]);
    expect(text).toContain(`<link rel="canonical" href="${address}${prefix}${creator}"/>`);
    for (const [hrefLang, other] of Object.entries({ 'zh-CN': '', en: '/en', 'x-default': '' })) {
      expect(text).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${address}${other}${creator}"/>`);
    }
    expect(text).toContain(`<meta property="og:url" content="${address}${prefix}${creator}"/>`);
    expect(text).toContain(`<meta name="description" content="${person.tagline}"/>`);
    expect(text).not.toContain('<meta name="robots"');
    expect(jsonLdOf(text)).toMatchObject({
      '@type': 'ProfilePage',
      url: address + prefix + creator,
      mainEntity: {
        '@type': 'Person',
        name: person.nickname,
        interactionStatistic: { userInteractionCount: person.followerCount },
      },
    });
  });

  test('an unknown id is a true 404', async () => {
    expect((await newVisitor().ask(`${prefix}/otherPeople?userId=nobody`)).status).toBe(404);
  });

  test.each([
    ['/otherPeople/person-003', 308, '/otherPeople?userId=person-003'],
    ['/otherPeople', 307, ''],
    ['/otherPeople?userId=', 307, ''],
    ['/otherPeople?userId=a.b', 307, ''],
    ['/otherPeople?userId=..%2Flogin', 307, ''],
    [`/otherPeople?userId=${'a'.repeat(65)}`, 307, ''],
  ])('%s is answered %i and leads to “%s”', async (path, status, location) => {
    const { status: answered, headers } = await newVisitor().ask(prefix + path);
    expect([answered, headers.location]).toEqual([status, prefix + location || '/']);
  });
});

test('a company is told as an organisation, which no job of a person is said of', async () => {
  const { text } = await newVisitor().ask(company);
  const { mainEntity } = jsonLdOf(text);
  expect(mainEntity['@type']).toBe('Organization');
  expect(mainEntity).not.toHaveProperty('jobTitle');
  expect(mainOf(text)).toContain(client.verified.company);
});

test.each(['/', '/en', creator, `/en${creator}`])(
  '%s is kept, and the same for everybody: who asks with a login gets what a visitor gets',
  async (path) => {
    const [visitor, person] = [newVisitor(), await newPerson()];
    // Other tests may invalidate the page between two of these.
    let [without, withLogin] = [await visitor.ask(path), await person.ask(path)];
    for (let tries = 0; tries < 5 && !areKept(without, withLogin); tries++) {
      [without, withLogin] = [await visitor.ask(path), await person.ask(path)];
    }
    for (const { headers } of [without, withLogin]) {
      expect(headers).toMatchObject({ 'x-nextjs-cache': 'HIT', 'cache-control': 'no-cache' });
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(withLogin.text).toBe(without.text);
  },
);

const areKept = (...answers: { headers: Record<string, string> }[]) =>
  answers.every(({ headers }) => headers['x-nextjs-cache'] === 'HIT');
