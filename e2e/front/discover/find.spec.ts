import { expect, test } from '../../fixtures';
import { languages } from './words';

test('Discover leads to all channels, to all activities, and to what is typed into its box', async ({
  page,
  inLanguage,
}) => {
  const { prefix, marker, words, sought } = inLanguage(languages);
  const { find, home } = words;
  await page.goto(`${prefix}/Find`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const more = (list: 'channels' | 'activities') =>
    page.getByRole('region', { name: find.sections[list] }).getByRole('link', { name: find.more }).first();
  await more('channels').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/topicHome`);
  await page.goBack();
  await more('activities').click();
  const panel = page.getByRole('tabpanel', { name: home.tabs.activities });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox', { name: find.search.label }).fill(sought);
  await page.getByRole('button', { name: find.search.go }).click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `${prefix}/Search?${query(sought)}`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

const query = (text: string) => new URLSearchParams({ text });
