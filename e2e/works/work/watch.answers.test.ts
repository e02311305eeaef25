import { languageNames } from '@/lib/platform/shared/language';
import type { Thread } from '@/lib/reactions/comment/contract';
import type { VideoDetail, VideoItem } from '@/lib/works/work/contract';
import en from '@/messages/en/front/watch.json';
import zh from '@/messages/zh/front/watch.json';
import { address, newPerson, newVisitor } from '../../answers';
import { headOf, linksOf, metaOf, structuredIn, textsOf, unescaped } from '../../app/found/read-html';
import { addFilmOf } from '../film/film-rows';
import { comments, hostile, lists } from './hostile-words';

const languages = [
  { name: 'zh', prefix: '', lang: 'zh-CN', words: zh },
  { name: 'en', prefix: '/en', lang: 'en', words: en },
] as const;

/** Calls the API as a visitor, in a language. */
async function read<Data>(path: string, name: 'zh' | 'en'): Promise<Data> {
  const headers = { Language: languageNames[name].header };
  return (await newVisitor().ask(path, { headers })).json<{ data: Data }>().data;
}

const graphOf = (html: string) => JSON.parse(structuredIn(html)[0] ?? '')['@graph'];
const addressesIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

test.each(languages)(
  '$name: a work can be read without scripts, and search engines are told what it is, at one address',
  async ({ name, prefix, lang, words: t }) => {
    const video = await read<VideoDetail>('/api/video/detail?id=video-001', name);
    const related = await read<VideoItem[]>('/api/video/related?id=video-001', name);
    const path = '/video/detail/video-001';
    const { status, text: html, headers } = await newVisitor().ask(`${prefix}${path}?utm_source=ad`);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(lang);
    expect(textsOf(html, 'h1')).toEqual([video.title]);
    const said = unescaped(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->|<[^>]+>/g, ''));
    for (const words of [video.intro, ...video.tags.map((tag) => `# ${tag}`)]) expect(said).toContain(words);
    const links = addressesIn(html);
    expect(links).toContain(`${prefix}/otherPeople?userId=${video.author.userId}`);
    const works = links.filter((href) => href.startsWith(`${prefix}/video/detail/`));
    expect(works).toEqual(related.map(({ videoId }) => `${prefix}/video/detail/${videoId}`));

    const head = headOf(html);
    const title = t.title.replace('{title}', video.title).replace('{nickname}', video.nickName);
    expect(textsOf(head, 'title')).toEqual([title]);
    expect(linksOf(head, 'canonical').map(({ href }) => href)).toEqual([address + prefix + path]);
    const versions = linksOf(head, 'alternate').filter(({ hreflang }) => hreflang);
    expect(Object.fromEntries(versions.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      ...{ 'zh-CN': address + path, en: `${address}/en${path}`, 'x-default': address + path },
    });
    const picture = await newVisitor().ask(metaOf(head)['og:image'] ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(graphOf(html)).toMatchObject([
      { '@type': 'VideoObject', name: video.title, url: address + prefix + path },
      { '@type': 'BreadcrumbList' },
    ]);
  },
);

test.each(languages.flatMap((language) => ['video-007', 'video-001'].map((id) => ({ ...language, id }))))(
  '$name: what is said about $id stands in its page, with the first answers, and nothing that waits',
  async ({ name, prefix, id }) => {
    const path = `/api/comment/list?kind=video&thingId=${id}&pageSize=20`;
    const { list } = await read<{ list: Thread[] }>(path, name);
    const said = list.flatMap(({ replies, ...comment }) => [comment, ...replies]);
    expect(new Set(said.map(({ state }) => state))).toEqual(new Set(['shown']));
    const { text: html } = await newVisitor().ask(`${prefix}/video/detail/${id}`);
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const entries = shown.slice(shown.indexOf('id="comments"')).split('<article').slice(1);
    expect(entries).toHaveLength(said.length);
    for (const [index, { text, author }] of said.entries()) {
      const entry = unescaped((entries[index] ?? '').replace(/<[^>]+>/g, ''));
      expect(entry).toContain(author.nickname);
      expect(entry).toContain(text);
    }
    const told = graphOf(html)[0].comment.map(({ text }: { text: string }) => text);
    expect(told).toEqual(list.map(({ text }) => text));
  },
);

test.each(
  languages.flatMap(({ prefix }) =>
    ['video-015', 'nothing-of-ours', 'a%20b'].map((id) => `${prefix}/video/detail/${id}`),
  ),
)('what is no public work is a true 404, which nobody finds: %s', async (path) => {
  const { status, text: html, headers } = await newVisitor().ask(path);
  expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  expect(metaOf(headOf(html)).robots).toMatch(/noindex/);
});

test.each(languages)(
  '$name: hostile words are words in the HTML of a page, and in what machines read',
  async (page) => {
    const { name, prefix } = page;
    const maker = await newPerson();
    const { titleZh: title_zh, titleEn: title_en, introZh: intro_zh, introEn: intro_en } = hostile;
    const software = JSON.stringify(lists.software);
    const id = await addFilmOf(maker, { title_zh, title_en, intro_zh, intro_en, software });
    const headers = { Authorization: `Bearer ${maker.token}` };
    for (const text of comments) {
      const sent = await maker.ask('/api/comment/send', { headers, form: { kind: 'video', thingId: id, text } });
      expect(sent.json<{ code: string }>().code).toBe('OK');
    }
    const { text: html } = await newVisitor().ask(`${prefix}/video/detail/${id}`);
    const title = name === 'zh' ? title_zh : title_en;
    expect(textsOf(html, 'h1')).toEqual([title]);
    expect(metaOf(headOf(html))['og:title']).toContain(title);
    expect(graphOf(html)[0]).toMatchObject({ '@type': 'VideoObject', name: title });
    for (const text of comments) expect(unescaped(html)).toContain(text);
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    expect(scripts.filter((script) => /^(?:\w+\.)?pwned/.test(script))).toEqual([]);
    expect(addressesIn(html).filter((href) => /^javascript:/i.test(href))).toEqual([]);
    const elements = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/="[^"]*"/g, '');
    expect(elements.match(/<(?:img src=x|svg\/onload|math|iframe)|<[^>]* on(?:error|load|mouseover)/i)).toBeNull();
    for (const picture of [metaOf(headOf(html))['og:image'], `/media/poster/${name}/${id}.jpg`]) {
      if (picture) expect((await newVisitor().ask(picture)).headers['content-type']).toBe('image/jpeg');
    }
  },
);
