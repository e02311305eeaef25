import type { VideoItem } from '@/lib/works/work/contract';
import enWatch from '../../../messages/en/front/watch.json';
import zhWatch from '../../../messages/zh/front/watch.json';
import { address, newVisitor } from '../../answers';
import { headOf, linksOf, textsOf } from '../../app/found/read-html';

interface Picks {
  months: string[];
  list: VideoItem[];
}

test.each([
  ['zh', '', 'zh_cn', zhWatch],
  ['en', '/en', 'en_us', enWatch],
])(
  '%s: what staff picked stands by month in the page itself, and each month has its address',
  async (_, prefix, language, words) => {
    const { ask } = newVisitor({ Language: language });
    const picksOf = async (query: string) => (await ask(`/api/video/picks${query}`)).json<{ data: Picks }>().data;
    const latest = await picksOf('');
    const page = await ask(`${prefix}/excellent`);
    expect(textsOf(page.text, 'h1')).toEqual([words.picks.heading]);
    expect(textsOf(page.text, 'h3')).toEqual(latest.list.map(({ title }) => title));
    const [, before = ''] = latest.months;
    for (const month of latest.months) expect(page.text).toContain(`href="${prefix}/excellent?month=${month}"`);

    const path = `${prefix}/excellent?month=${before}`;
    const older = await ask(path);
    expect(textsOf(older.text, 'h3')).toEqual((await picksOf(`?month=${before}`)).list.map(({ title }) => title));
    expect(linksOf(headOf(older.text), 'canonical')).toMatchObject([{ href: address + path }]);
    const [here = ''] = older.text.match(/<a [^>]*aria-current="page"[^>]*>/) ?? [];
    expect(here).toContain(`month=${before}`);
  },
);
