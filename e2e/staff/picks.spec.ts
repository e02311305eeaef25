import type { Page } from '@playwright/test';
import type { VideoDetail, VideoItem } from '@/lib/video/contract';
import { ask } from '../centre/calls';
import { expect, test } from '../fixtures';
import { laptop, openConsole, visitAs } from './people';
import { chinese, english } from './words';

/** Each journey has a month and a work of its own; others look at the latest two months. */
const runs = [
  { language: chinese, back: 4, work: 'video-003' },
  { language: english, back: 5, work: 'video-006' },
] as const;

test.use(laptop);

for (const { language, back, work } of runs) {
  const { name, prefix, words } = language;
  const t = words.works.picks;

  test(`${name}: a work is picked for a month, given a place and taken out, and the page follows`, async ({
    page,
    context,
    request,
  }) => {
    type Picks = { months: string[]; list: VideoItem[] };
    const { months } = await ask<Picks>(request, '/api/video/picks', name);
    const month = months[back] ?? '';
    const titlesOf = async () => {
      const { list } = await ask<Picks>(request, `/api/video/picks?month=${month}`, name);
      return list.map(({ title }) => title);
    };
    const { title } = await ask<VideoDetail>(request, `/api/video/detail?id=${work}`, name);
    const former = await titlesOf();
    const shown = await context.newPage();
    const expectShown = (titles: string[]) =>
      expect(async () => {
        await shown.goto(`${prefix}/excellent?month=${month}`);
        await expect(headings(shown)).toHaveText(titles, { timeout: 1000 });
      }).toPass({ timeout: 15_000 });
    await expectShown(former);

    await visitAs(page, 'editor');
    await openConsole(page, language, '/staff/picks');
    await page.getByRole('combobox', { name: t.month }).selectOption(month);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(former.length);
    await page.getByRole('textbox', { name: t.address }).fill(`https://light.example${prefix}/video/detail/${work}`);
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await expect(page.getByText(t.added, { exact: true })).toBeVisible();
    await expect(rows.last()).toContainText(title);
    await expectShown([...former, title]);

    await page.getByRole('button', { name: t.upOf.replace('{title}', title) }).click();
    const place = String(former.length);
    await expect(page.getByText(t.movedTo.replace('{position}', place), { exact: true })).toBeVisible();
    await expectShown([...former.slice(0, -1), title, former.at(-1) ?? '']);

    await page.getByRole('button', { name: t.removeOf.replace('{title}', title) }).click();
    await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
    await expectShown(former);
    expect(await titlesOf()).toEqual(former);
  });
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
