import { expect, test } from '../fixtures';

const manual = { maxRedirects: 0 };

for (const { prefix, home, person } of [
  { prefix: '', home: '/', person: '/otherPeople?userId=person-003' },
  { prefix: '/en', home: '/en', person: '/en/otherPeople?userId=person-003' },
]) {
  test(`${home} and a creator’s page lead to feeds whose works are there`, async ({ request, baseURL }) => {
    for (const page of [home, person, `${prefix}/excellent`]) {
      const html = await (await request.get(page)).text();
      const path = page === person ? `${prefix}/feeds/people/person-003` : `${prefix}/feeds/works`;
      for (const [ending, type] of [
        ['xml', 'application/rss+xml'],
        ['atom', 'application/atom+xml'],
      ]) {
        const [link = ''] =
          html.match(new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}"[^>]*>`)) ?? [];
        expect(link).toContain(`${path}.${ending}"`);
        const answer = await request.get(`${path}.${ending}`, manual);
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
        const text = await answer.text();
        expect(text).toContain(`${baseURL}${path}.${ending}`);
        const works = [...new Set(text.match(new RegExp(`${baseURL}${prefix}/video/detail/[\\w-]+`, 'g')))];
        expect(works.length).toBeGreaterThan(2);
        expect((await request.get(works[0] ?? '', manual)).status()).toBe(200);
        const etag = answer.headers().etag ?? '';
        const again = await request.get(`${path}.${ending}`, { ...manual, headers: { 'If-None-Match': etag } });
        expect(again.status()).toBe(304);
      }
    }
    const channel = await request.get(`${prefix}/feeds/channels/topic-01.atom`, manual);
    expect([channel.status(), (await channel.text()).match(/<entry>/g)?.length ?? 0]).toEqual([200, 30]);
  });
}

for (const path of [
  '/feeds/people/nobody.xml',
  '/feeds/channels/topic-27.xml',
  '/feeds/works.json',
  '/fr/feeds/works.xml',
]) {
  test(`there is no ${path}`, async ({ request }) => {
    expect((await request.get(path, manual)).status()).toBe(404);
  });
}
