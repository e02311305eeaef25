import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { visitAsNewPerson } from '../../people/account/people';
import { languages as accountLanguages, expectPage, field, logIn, open, problem } from '../../people/account/steps';
import { openConsole, openSections, rowsOf, visitAs } from './people';
import { languages } from './words';

/** Finds a person in the console by their phone number, and opens their page. */
async function openByNumber(page: Page, title: string, { mobile, nickname }: { mobile: string; nickname: string }) {
  await page.getByRole('searchbox').fill(mobile);
  const row = rowsOf(page, title);
  await expect(row).toHaveCount(1);
  // Numbers are partly hidden, for staff too.
  await expect(row).toContainText(`+86 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
  await row.getByRole('link', { name: nickname, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: nickname, exact: true })).toBeVisible();
}

test('a locked account is out at once and stays out until it is unlocked', async ({
  page,
  browser,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const account = inLanguage(accountLanguages);
  const { words } = language;
  const t = words.users;
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const person = await visitAsNewPerson(theirs);
  await open(theirs, account, '/otherPeople?userId=person-003');
  const follow = theirs.getByRole('main').getByRole('button', { name: account.follow }).first();
  await expect(follow).toBeVisible();

  await visitAs(page, 'admin');
  await openConsole(page, language, '/staff/users');
  await openByNumber(page, t.title, person);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t.lock.lock, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.lock.lockTitle.replace('{nickname}', person.nickname) });
  const confirm = question.getByRole('button', { name: t.lock.lock, exact: true });
  await confirm.click();
  await expect(question.getByLabel(t.lock.reason)).toHaveAccessibleDescription(t.lock.needsReason);
  expect(await findAxeViolations()).toEqual([]);
  await question.getByLabel(t.lock.reason).fill('发布广告');
  await confirm.click();
  await expect(page.getByText(t.lock.locked, { exact: true })).toBeVisible();
  await expect(main.getByText(t.states.locked, { exact: true })).toBeVisible();

  await follow.click();
  await expect(theirs).toHaveURL(/\/login\?redirecturl=/);
  expect(await theirs.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await logIn(theirs, account, person.mobile, person.password);
  await expect(problem(theirs)).toHaveText(words.errors.AccountLocked);
  await expect(field(theirs, words.account.form.account)).toHaveValue(person.mobile);

  await main.getByRole('button', { name: t.lock.unlock, exact: true }).click();
  const release = page.getByRole('dialog', { name: t.lock.unlockTitle.replace('{nickname}', person.nickname) });
  await release.getByRole('button', { name: t.lock.unlock, exact: true }).click();
  await expect(page.getByText(t.lock.unlocked, { exact: true })).toBeVisible();
  await logIn(theirs, account, person.mobile, person.password);
  await expectPage(theirs, account, '/otherPeople?userId=person-003');
  await other.close();
});

test('a place in the staff opens the console to its sections, and its end closes it', async ({
  page,
  browser,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const account = inLanguage(accountLanguages);
  const { prefix, words } = language;
  const t = words.users;
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const person = await visitAsNewPerson(theirs);
  await visitAs(page, 'admin');
  await openConsole(page, language, '/staff/users');
  await openByNumber(page, t.title, person);
  const main = page.getByRole('main');
  const role = main.getByLabel(t.role.title, { exact: true });
  const change = main.getByRole('button', { name: t.role.save, exact: true });
  await expect(change).toBeDisabled();
  await role.selectOption({ label: t.roles.reviewer });
  await expect(main.getByText(t.role.can.reviewer, { exact: true })).toBeVisible();
  await change.click();
  const give = t.role.giveTitle.replace('{nickname}', person.nickname).replace('{role}', t.roles.reviewer);
  const question = page.getByRole('alertdialog', { name: give });
  await expect(question).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await question.getByRole('button', { name: t.role.give, exact: true }).click();
  await expect(page.getByText(t.role.saved, { exact: true })).toBeVisible();
  // Staff cannot be locked.
  await expect(main.getByText(t.lock.staff, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: t.lock.lock })).toHaveCount(0);

  await openConsole(theirs, language, '/staff');
  const sections = await openSections(theirs, language);
  const { overview, sections: titles } = words.staff;
  await expect(sections).toContainText([overview.title, titles.works, titles.reviews, titles.reports, titles.words]);
  await sections.filter({ hasText: titles.reviews }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: words.reviews.title })).toBeVisible();

  await role.selectOption({ label: t.noRole });
  await change.click();
  const take = page.getByRole('alertdialog', { name: t.role.takeTitle.replace('{nickname}', person.nickname) });
  await expect(take).toContainText(t.role.takeText);
  await take.getByRole('button', { name: t.role.take, exact: true }).click();
  await expect(main.getByRole('button', { name: t.lock.lock, exact: true })).toBeVisible();
  await theirs.goto(`${prefix}/staff/reviews`);
  await expect(theirs).toHaveURL(({ pathname }) => pathname === `${prefix}/login`);
  const told = theirs.getByRole('alertdialog', { name: words.client.sessionEnded.title });
  await told.getByRole('button', { name: words.client.sessionEnded.stay }).click();
  await logIn(theirs, account, person.mobile, person.password);
  await expect(theirs.getByRole('heading', { level: 1, name: words.shell.missing.title })).toBeVisible();
  await expect(theirs).toHaveURL(({ pathname }) => pathname === `${prefix}/staff/reviews`);
  await expect(theirs).toHaveTitle(words.shell.missing.title);
  await expect(theirs.getByRole('navigation', { name: words.staff.nav })).toHaveCount(0);
  await other.close();
});
