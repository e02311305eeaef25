import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { languages } from '../../front/centre/words';
import { codeTo, newEmail, newMobile, register, visitAsNewPerson } from '../account/people';

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();

test.describe('a nickname of somebody else', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is said at its field; what is written of oneself is then saved, and read on the public page', async ({
    page,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { words } = language;
    const { profile: t, disciplines } = words.settings;
    const { industries, professions } = words.person.dictionary;
    const [person, other] = [await visitAsNewPerson(page), await register(request)];
    const own = `/otherPeople?userId=${person.userId}`;
    const renamed = `${person.nickname.slice(0, 12)} Lux`;
    const nickname = field(page, words.account.form.nickname);
    await openPage(page, language, own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.nickname);
    await openPage(page, language, '/Settings/profile');
    await form(page).getByText(t.genders.female, { exact: true }).click();
    await field(page, t.birthday).fill('1990-02-28');
    await field(page, t.tagline).fill('Light, and time.');
    await field(page, t.bio).fill('First line\nSecond line');
    const creative = form(page).getByRole('textbox', { name: t.creativeFields, exact: true });
    await creative.fill('Lasers');
    await creative.press('Enter');
    await press(page, disciplines.lightArt);
    await field(page, t.education).fill('MA');
    await field(page, t.industry).selectOption({ label: industries.lighting });
    await field(page, t.profession).selectOption({ label: professions.artist });
    await press(page, t.addLink);
    await field(page, t.linkName).fill('Studio');
    await field(page, t.linkUrl).fill('https://studio.example.org/');
    await nickname.fill(other.nickname);
    await press(page, t.save);
    await expect(nickname).toHaveAccessibleDescription(words.errors.NicknameTaken);
    await nickname.fill(renamed);
    await press(page, t.save);
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, t.birthday)).toHaveValue('1990-02-28');
    await expect(form(page).getByRole('radio', { name: t.genders.female })).toBeChecked();

    await openPage(page, language, own);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed, { timeout: 500 });
    }).toPass();
    for (const text of ['Light, and time.', 'Lasers', disciplines.lightArt, 'MA', industries.lighting]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(professions.artist)).toBeVisible();
    await expect(page.getByText(/First line\s+Second line/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', 'https://studio.example.org/');
    // Private data is in no public page.
    expect(await page.content()).not.toContain('1990-02-28');
  });
});

test.describe('prohibited words', () => {
  test.use({ expectedErrors: [/status of 4(09|22)/] });

  test('warn, and then are reviewed while the former text is public', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { profile: t, form: buttons } = language.words.settings;
    const person = await visitAsNewPerson(page);
    const tagline = field(page, t.tagline);
    const told = async () =>
      (await callAs<{ tagline: string }>(page.request, person, `/api/person/detail?userId=${person.userId}`)).tagline;
    await callAs(page.request, person, '/api/person/profile', { tagline: '从前的话' });
    await openPage(page, language, '/Settings/profile');
    await tagline.fill('这里有赌博');
    await press(page, t.save);
    const question = page.getByRole('dialog', { name: t.reviewTitle });
    await expect(question).toContainText(t.reviewText);
    expect(await findAxeViolations()).toEqual([]);
    await question.getByRole('button', { name: buttons.cancel }).click();
    await expect(question).toBeHidden();
    expect(await told()).toBe('从前的话');
    await press(page, t.save);
    await question.getByRole('button', { name: t.reviewAction }).click();
    await expect(page.getByText(t.savedForReview)).toBeVisible();
    await expect(tagline).toHaveValue('这里有赌博');
    await expect(tagline).toHaveAccessibleDescription(t.underReview.replace('{text}', '从前的话'));
    await openPage(page, language, `/otherPeople?userId=${person.userId}`);
    await expect(page.getByText('从前的话')).toBeVisible();
    await expect(page.getByText('赌博')).toHaveCount(0);
  });
});

test.describe('without a phone', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('what was written waits until one is bound, a look at another page apart, and is saved or given up', async ({
    page,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { profile: t, titles, confirm, code, security } = words.settings;
    const account = words.account.form;
    const person = await register(page.context().request, { email: newEmail() });
    const tagline = field(page, t.tagline);
    const main = page.getByRole('main');
    await openPage(page, language, '/Settings');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
    await main.getByRole('link', { name: titles.profile }).click();
    await tagline.fill('Half a thought');
    await page.goBack();
    await main.getByRole('link', { name: titles.profile }).click();
    await expect(tagline).toHaveValue('Half a thought');
    await page.getByRole('button', { name: t.discard }).click();
    await expect(tagline).toHaveValue('');
    await expect(page.getByText(t.restored)).toBeHidden();

    await tagline.fill('Half of another');
    await press(page, t.save);
    await expect(form(page).getByRole('alert')).toContainText(words.errors.PhoneNeeded);
    await form(page).getByRole('link', { name: t.bindPhone }).click();
    await main.getByLabel(account.password, { exact: true }).fill(person.password);
    await main.getByRole('button', { name: confirm.action, exact: true }).click();
    const phone = newMobile();
    await main.getByLabel(account.mobile, { exact: true }).fill(phone.mobile);
    await main.getByRole('button', { name: code.send }).click();
    await main
      .getByRole('textbox', { name: account.code, exact: true })
      .pressSequentially(await codeTo(page.request, phone.address));
    await main.getByRole('button', { name: security.bind, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/Settings/profile${marker}`);
    await expect(page.getByText(t.restored)).toBeVisible();
    await expect(tagline).toHaveValue('Half of another');
    await press(page, t.save);
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  });
});
