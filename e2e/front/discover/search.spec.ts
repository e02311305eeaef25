import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { languages } from './words';

const box = (page: Page) => page.getByRole('combobox');
/** The mark in the first title of a list, whatever its case. */
const marked = (titles: Locator) => titles.first().locator('mark').first();

test('names are suggested while one types, the keys choose, and the way back leads to what was searched before', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, words, sought, other } = inLanguage(languages);
  const { box: label, hot, history, tabs } = words.search;
  const works = page.getByRole('tabpanel', { name: tabs.works }).getByRole('heading', { level: 3 });
  await page.goto(`${prefix}/Search`);
  await expect(page.getByRole('region', { name: hot.title }).getByRole('link').first()).toBeVisible();

  await box(page).pressSequentially(sought);
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(new RegExp(sought, 'i'));
  expect(await findAxeViolations()).toEqual([]);
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Escape');
  await expect(options).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/Search\\?text=[^&]+${marker}$`));
  await expect(marked(works)).toContainText(new RegExp(sought, 'i'));
  expect(await findAxeViolations()).toEqual([]);

  const [first] = await works.allTextContents();
  await box(page).fill(other);
  await page.getByRole('button', { name: label.search, exact: true }).click();
  await expect(marked(works)).toHaveText(new RegExp(other, 'i'));
  await page.goBack();
  await expect(box(page)).toHaveValue(sought);
  await expect(works.first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(box(page)).toHaveValue(other);
  await page.goto(`${prefix}/Search`);
  const remembered = page.getByRole('region', { name: history.title }).getByRole('listitem');
  await expect(remembered).toHaveText([other, sought]);
});

test('a search is an address: it brings what was found, tells the kinds apart, and opens the same once more', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, words, sought } = inLanguage(languages);
  const { box: label, tabs, empty } = words.search;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('what was found comes with the page, and is not asked for again', async () => {
    await page.goto(`${prefix}/Search?text=${encodeURIComponent(sought)}&tab=people`);
    await expect(page).toHaveURL(({ hash }) => hash === marker);
    await expect(box(page)).toHaveValue(sought);
    await expect(tab(tabs.people)).toHaveAttribute('aria-selected', 'true');
    await tab(tabs.works).click();
    const works = page.getByRole('tabpanel', { name: tabs.works }).getByRole('heading', { level: 3 });
    await expect(works.first()).toContainText(new RegExp(sought, 'i'));
    expect(asked.filter((path) => path.startsWith('/api/discover/'))).toEqual(['/api/discover/search/videos']);
  });

  await test.step('each kind is an address', async () => {
    await tab(tabs.channels).click();
    const channels = page.getByRole('tabpanel', { name: tabs.channels }).getByRole('link');
    const channel = channels.filter({ hasText: new RegExp(sought, 'i') }).first();
    await expect(channel).toHaveAttribute('href', /^(?:\/en)?\/topicIntroduce\?topicId=/);
    await expect(page).toHaveURL(/tab=channels/);
    await page.reload();
    await expect(tab(tabs.channels)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('what finds nothing says what to do; nothing at all asks for a word', async () => {
    await expect(page).toHaveURL(({ hash }) => hash === marker);
    await box(page).fill('qqzzxx');
    await box(page).press('Enter');
    await expect(page.getByText(words.client.emptyStates.noResults)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await page.getByRole('button', { name: empty.again }).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('');
    await box(page).press('Enter');
    await expect(page.getByText(label.required)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await box(page).fill(sought);
    await page.getByRole('button', { name: label.clear }).click();
    await expect(page).toHaveURL(`${prefix}/Search${marker}`);
  });
});
