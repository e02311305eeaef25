import type { BannerItem } from '@/lib/business/banner/contract';
import { newVisitor } from '../../answers';
import { unescaped } from '../../app/found/read-html';
import { languages } from './languages';

/** Specification section 2, 'Banner click targets by banner type'. */
const targets: Record<string, (banner: BannerItem) => string> = {
  null: ({ url }) => String(url),
  10: ({ url }) => String(url),
  1: ({ domainId }) => `/otherPeople?userId=${domainId}`,
  2: ({ domainId }) => `/video/detail/${domainId}`,
  3: ({ domainId }) => `/topicIntroduce?topicId=${domainId}`,
  4: ({ domainId }) => `/questionDetail/${domainId}`,
  5: ({ domainId }) => `/ActivityDetail/${domainId}`,
};

/** The slides of the home page in its HTML. */
const slidesIn = (html: string) => html.split('class="swiper-slide"').slice(1).map(unescaped);

test.each(languages)(
  '$name: every banner of the demonstration leads where its type says, and advertisements say so',
  async ({ name, home, prefix, advertisement }) => {
    const visitor = newVisitor();
    const headers = { Language: name === 'zh' ? 'zh_cn' : 'en_us' };
    const { data } = (await visitor.ask('/api/operations/list/7', { headers })).json<{ data: BannerItem[] }>();
    // Others belong to tests of the console.
    const banners = data.filter(({ id }) => /^banner-\d+$/.test(id));
    expect(new Set(banners.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6);
    const slides = slidesIn((await visitor.ask(home)).text);
    for (const banner of banners) {
      const slide = slides.find((one) => one.includes(banner.title)) ?? '';
      const target = targets[String(banner.type)]?.(banner) ?? '';
      expect(slide).toContain(`href="${target.startsWith('/') ? prefix + target : target}"`);
      expect([banner.id, slide.includes(`>${advertisement}<`)]).toEqual([banner.id, banner.type === 2]);
    }
  },
);

test.each(languages)(
  '$name: the creators, the first works and the tabs stand in the HTML, in its language',
  async ({ home, prefix, lang, tabs }) => {
    const { text } = await newVisitor().ask(home);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain(`href="${prefix}/otherPeople?userId=`);
    const [, panel = ''] = text.split('id="panel-subscription"');
    expect(panel.split('</section>')[0]?.match(/<li/g)).toHaveLength(20);
    for (const [tab, href] of [
      [tabs.subscription, home],
      [tabs.channels, `${prefix}/topicHome`],
      [tabs.activities, `${prefix}/activity`],
    ] as const) {
      expect(text).toMatch(new RegExp(`<a [^>]*role="tab"[^>]*href="${href}"[^>]*>${tab}</a>`));
    }
  },
);

test.each(languages)('$name: addresses that others see carry no marker', async ({ home }) => {
  const { text } = await newVisitor().ask(home);
  const html = text.replace(/<script[\s\S]*?<\/script>/g, '');
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs.length).toBeGreaterThan(50);
  expect(hrefs.filter((href) => href?.includes('#!'))).toEqual([]);
});
