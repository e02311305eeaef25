import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const box = (page: Page) => page.getByRole('combobox');
const works = (page: Page) => page.getByRole('tabpanel', { name: '作品' }).getByRole('heading', { level: 3 });

test('names are suggested while one types; the keys choose, and the way back leads to what was searched before', async ({
  page,
  findAxeViolations,
}) => {
  await page.goto('/Search');
  await expect(page.getByRole('region', { name: '热门搜索' }).getByRole('link').first()).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);

  await box(page).pressSequentially('光影');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('光影');
  expect(await findAxeViolations()).toEqual([]);
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Escape');
  await expect(options).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/Search\?text=[^&]+#!zh$/);
  await expect(works(page).first().locator('mark').first()).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);

  const [first] = await works(page).allTextContents();
  await box(page).fill('机械');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(works(page).first().locator('mark').first()).toHaveText('机械');
  await page.goBack();
  await expect(box(page)).toHaveValue('光影');
  await expect(works(page).first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(box(page)).toHaveValue('机械');
  await page.goto('/Search');
  await expect(page.getByRole('region', { name: '搜索历史' }).getByRole('listitem')).toHaveText(['机械', '光影']);
});

test('a search is an address: a word of two characters, by kind, kept when one comes back from what was found', async ({
  page,
}) => {
  await page.goto(`/Search?text=${encodeURIComponent('光影')}`);
  await expect(box(page)).toHaveValue('光影');
  await expect(works(page).first()).toContainText('光影');
  await page.getByRole('tab', { name: '频道' }).click();
  const channel = page.getByRole('tabpanel', { name: '频道' }).getByRole('link', { name: /光影/ }).first();
  await expect(channel).toHaveAttribute('href', /^\/topicIntroduce\?topicId=/);
  await page.getByRole('tab', { name: '创作者' }).click();
  await expect(page).toHaveURL(/tab=creators/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '创作者', selected: true })).toBeVisible();
  await page.getByRole('button', { name: '清空搜索框' }).click();
  await expect(page).toHaveURL('/Search#!zh');
});

test('nothing found says so and what to do; nothing typed asks for a word', async ({ page, findAxeViolations }) => {
  await page.goto('/en/Search?text=qqzzxx');
  await expect(page.getByText('No search results')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first()).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Try other words' }).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill('');
  await box(page).press('Enter');
  await expect(page.getByText('Enter a search keyword.')).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was found stands in the page, by kind, and leads on', async ({ page }) => {
    await page.goto('/Search');
    await box(page).fill('光影');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/Search\?text=/);
    await expect(page).toHaveTitle(/光影/);
    await expect(box(page)).toHaveValue('光影');
    await expect(works(page).first().locator('mark').first()).toHaveText('光影');
    await page.getByRole('tab', { name: '频道' }).click();
    const channels = page.getByRole('tabpanel', { name: '频道' });
    await expect(channels.getByRole('heading', { level: 3 }).first()).toContainText('光影');
    await page.goto('/Search?text=qqzzxx');
    await expect(page.getByText('没有搜索到相关内容')).toBeVisible();
  });
});

test('what was found comes with the page, and is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/Search?text=${encodeURIComponent('光影')}&tab=creators`);
  await expect(page.getByRole('tab', { name: '创作者', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: '作品' }).click();
  await expect(works(page).first()).toContainText('光影');
  expect(asked.filter((path) => path.startsWith('/api/discover/'))).toEqual(['/api/discover/search/videos']);
});
