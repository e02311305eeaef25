import { expect, test } from '../../fixtures';
import { languages as accountLanguages, expectPage, logIn } from '../../people/account/steps';
import { joinStaff, openConsole, openSections } from './people';
import { sectionsOf } from './sections';
import { languages } from './words';

test.use({ expectedErrors: [/status of 404/] });

test('a colleague whose login is over logs in, is back on the page asked for and sees the own sections', async ({
  page,
  playwright,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const account = inLanguage(accountLanguages);
  const { prefix, words } = language;
  const t = words.staff;
  const elsewhere = await playwright.request.newContext({ baseURL });
  const colleague = await joinStaff(elsewhere, 'sales');
  await elsewhere.dispose();
  const over = { name: 'session', value: 'a-session-that-is-over-0123456789', url: baseURL ?? '' };
  await page.context().addCookies([over]);
  const asked = '/staff/leads?state=new';
  await page.goto(prefix + asked);
  await expectPage(page, account, `/login?redirecturl=${encodeURIComponent(prefix + asked)}`);
  await logIn(page, account, colleague.mobile, colleague.password);
  await expectPage(page, account, asked);
  await expect(page.getByRole('heading', { level: 1, name: t.sections.leads })).toBeVisible();

  const links = await openSections(page, language);
  const own = [t.overview.title, ...sectionsOf.sales.map((section) => t.sections[section])];
  await expect(links).toHaveText(own.map((name) => new RegExp(`^${name}`)));
  await links.filter({ hasText: t.sections.bookings }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.bookings.title })).toBeVisible();

  // Sections of others are not shown, the caller's own are.
  await openConsole(page, language, '/staff/users');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.missing.title })).toBeVisible();
  await expect(await openSections(page, language)).toHaveCount(own.length);
});
