import { newPerson, newVisitor } from '../../answers';
import { languages } from './words';

/** Pages that need a login. */
const personal = [
  '/PeopleCenter',
  '/MyFocus?tab=fans',
  '/MyCollect',
  '/Settings',
  '/Settings/profile',
  '/Settings/security?change=phone',
  '/Settings/binding',
  '/Settings/devices',
  '/Settings/data',
  '/Settings/account',
  '/Settings/blocked',
  '/PersonalMessage?type=likes',
  '/systemMessage',
  '/otherMessage/likes',
  '/otherMessage/works',
  '/reply',
];

describe.each(languages)('personal pages in $name', ({ prefix, words: { settings } }) => {
  test.each(personal)('%s leads a visitor to the login, and knows the way back', async (path) => {
    const { status, headers } = await newVisitor().ask(prefix + path);
    expect(status).toBe(307);
    expect(headers.location).toBe(`${prefix}/login?redirecturl=${encodeURIComponent(prefix + path)}`);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('are made for each request, and for no search engine', async () => {
    const person = await newPerson();
    const headers = { Authorization: `Bearer ${person.token}` };
    const info = (await person.ask('/api/customer/info/get', { headers })).json<{ data: { nickname: string } }>();
    for (const path of personal) {
      const { status, headers: given, text } = await person.ask(prefix + path);
      expect([path, status]).toEqual([path, 200]);
      expect(given['cache-control']).toContain('no-store');
      expect(given).not.toHaveProperty('x-nextjs-cache');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      if (path === '/PeopleCenter') expect(text).toContain(info.data.nickname);
    }
  });

  test.each([
    ['1', 'likes'],
    ['2', 'follows'],
    ['3', 'events'],
  ])('step %s of the messages is that of %s', async (number, step) => {
    const { status, headers } = await newVisitor().ask(`${prefix}/otherMessage/${number}`);
    expect([status, headers.location]).toEqual([308, `${prefix}/otherMessage/${step}`]);
  });

  test.each(['0', '4', 'comments', 'nothing'])('a step "%s" of the messages is not there', async (step) => {
    const { status, text } = await (await newPerson()).ask(`${prefix}/otherMessage/${step}`);
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a change of access that there is not shows the ways in, and changes none', async () => {
    const { text } = await (await newPerson()).ask(`${prefix}/Settings/security?change=role`);
    expect(text).toContain(settings.security.lead);
  });
});
