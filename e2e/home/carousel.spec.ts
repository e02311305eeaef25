import type { BannerItem } from '@/lib/operation/contract';
import { expect, test } from '../fixtures';
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

for (const { name, home, prefix, carousel, advertisement } of languages) {
  test(`${name}: every banner leads where its type says, and advertisements say so`, async ({ page, request }) => {
    const headers = { Language: name === 'zh' ? 'zh_cn' : 'en_us' };
    const { data } = await (await request.get('/api/operations/list/7', { headers })).json();
    const banners: BannerItem[] = data;
    expect(new Set(banners.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6);
    await page.goto(home);
    const slides = page.getByRole('region', { name: carousel }).locator('[role=group]');
    await expect(slides).toHaveCount(banners.length);
    for (const [index, banner] of banners.entries()) {
      const target = targets[String(banner.type)]?.(banner) ?? '';
      const address = target.startsWith('/') ? prefix + target : target;
      await expect(slides.nth(index).locator('a')).toHaveAttribute('href', address);
      await expect(slides.nth(index)).toContainText(banner.title);
      await expect(slides.nth(index).getByText(advertisement, { exact: true })).toHaveCount(banner.type === 2 ? 1 : 0);
    }
  });
}

test('moves on every 5 s, after a touch as before, until it is paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const region = page.getByRole('region', { name: '精选推荐' });
  const current = region.locator('button[aria-current=true]');
  await expect(region.locator('.swiper-initialized')).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(current).toHaveAccessibleName('看第 2 张');

  const box = await region.boundingBox();
  if (!box) throw new Error('The carousel has no place on the page');
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 8 });
  await page.mouse.up();
  await expect(current).toHaveAccessibleName('看第 3 张');
  await page.clock.runFor(6_000);
  await expect(current).toHaveAccessibleName('看第 4 张');

  await region.getByRole('button', { name: '暂停轮播' }).click();
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName('看第 4 张');
});

test('reports each banner once when it shows, and every press', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/operations/')) reports.push(`${path.split('/').at(-1)} ${request.postData()}`);
  });
  await page.goto('/');
  const region = page.getByRole('region', { name: '精选推荐' });
  await region.getByRole('button', { name: '看第 2 张' }).click();
  await region.getByRole('button', { name: '看第 1 张' }).click();
  const shows = ['show locationId=7&sort=1&configId=banner-01', 'show locationId=7&sort=2&configId=banner-02'];
  await expect.poll(() => reports).toEqual(shows);
  await page.reload();
  await expect(region.locator('.swiper-initialized')).toBeVisible();
  await region.getByRole('link').first().click();
  await expect.poll(() => reports).toEqual([...shows, 'click locationId=7&sort=1&configId=banner-01']);
});

test('with less motion asked for it stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const region = page.getByRole('region', { name: '精选推荐' });
  await expect(region.getByRole('button', { name: '播放轮播' })).toBeVisible();
  await expect(region.locator('.swiper-initialized')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(region.locator('button[aria-current=true]')).toHaveAccessibleName('看第 1 张');
});
