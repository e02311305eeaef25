import type { Page } from '@playwright/test';
import enClient from '../../messages/en/client.json' with { type: 'json' };
import enSearch from '../../messages/en/discover-search.json' with { type: 'json' };
import zhClient from '../../messages/zh/client.json' with { type: 'json' };
import zhSearch from '../../messages/zh/discover-search.json' with { type: 'json' };
import { expect, test } from '../fixtures';

const languages = [
  { name: 'zh', prefix: '', client: zhClient, search: zhSearch },
  { name: 'en', prefix: '/en', client: enClient, search: enSearch },
] as const;
type Words = (typeof languages)[number];

/** The screens on which something is looked for, and what stands on each once it is all there. */
const screens: readonly { path: string; content(page: Page, words: Words): ReturnType<Page['getByText']> }[] = [
  { path: '/Find', content: (page) => page.getByRole('heading', { level: 2 }) },
  {
    path: '/Search',
    content: (page, { search }) => page.getByRole('region', { name: search.hot.title }).getByRole('link'),
  },
  ...(['works', 'creators', 'channels', 'activities'] as const).map((tab) => ({
    path: `/Search?text=${encodeURIComponent('光')}&tab=${tab}`,
    content: (page: Page, { search }: Words) =>
      page.getByRole('tabpanel', { name: search.tabs[tab] }).getByRole('heading', { level: 3 }),
  })),
  { path: '/Search?text=qqzzxx', content: (page, { client }) => page.getByText(client.emptyStates.noResults) },
  { path: '/type', content: (page) => page.getByRole('main').getByRole('listitem') },
  { path: '/type?category=light&original=true', content: (page) => page.getByRole('main').getByRole('listitem') },
  { path: '/hotList/week', content: (page) => page.getByRole('article') },
  { path: '/hotList/creators', content: (page) => page.getByRole('article') },
];

for (const words of languages) {
  for (const { path, content } of screens) {
    test(`${words.name}: ${path} is accessible in light and dark, and no wider than a phone or a laptop`, async ({
      page,
      findAxeViolations,
    }) => {
      const found: string[] = [];
      await page.goto(words.prefix + path);
      await expect(content(page, words).first()).toBeVisible();
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          found.push(...(await findAxeViolations()).map((violation) => `${width} px, ${colorScheme}: ${violation}`));
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(found).toEqual([]);
    });
  }
}
