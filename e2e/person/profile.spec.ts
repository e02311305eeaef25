import type { Page } from '@playwright/test';
import { codeTo, newMobile, register, visitAsNewPerson } from '../account/people';
import { ask, callAs, registerOther, userIdOf } from '../centre/calls';
import { chinese, languages } from '../centre/words';
import { expect, test } from '../fixtures';

const { profile } = chinese.words.settings;

const form = (page: Page) => page.getByRole('main').locator('form');
const save = (page: Page) => form(page).getByRole('button', { name: '保存', exact: true }).click();
const nickname = (page: Page) => form(page).getByLabel('昵称', { exact: true });
const tagline = (page: Page) => form(page).getByLabel(profile.tagline, { exact: true });

interface Told {
  tagline: string;
  bio: string;
}

const told = (page: Page, userId: string) => ask<Told>(page.request, `/api/person/detail?userId=${userId}`);

for (const { name, prefix, words } of languages) {
  const { profile: t } = words.settings;

  test(`${name}: what is written of oneself is saved, and read on the public page`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    const renamed = `${person.nickname.slice(0, 12)} Lux`;
    await page.goto(`${prefix}/otherPeople?userId=${userId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.nickname);
    await page.goto(`${prefix}/Settings/profile`);
    const field = (label: string) => form(page).getByLabel(label, { exact: true });
    await field(words.account.form.nickname).fill(renamed);
    await form(page).getByText(t.genders.female, { exact: true }).click();
    await field(t.birthday).fill('1990-02-28');
    await field(t.tagline).fill('Light, and time.');
    await field(t.bio).fill('First line\nSecond line');
    const creative = form(page).getByRole('textbox', { name: t.creativeFields, exact: true });
    await creative.fill('Lasers');
    await creative.press('Enter');
    await form(page).getByRole('button', { name: words.settings.disciplines.lightArt, exact: true }).click();
    await field(t.education).fill('MA');
    await field(t.industry).selectOption({ label: words.person.dictionary.industries.lighting });
    await field(t.profession).selectOption({ label: words.person.dictionary.professions.artist });
    await form(page).getByRole('button', { name: t.addLink }).click();
    await field(t.linkName).fill('Studio');
    await field(t.linkUrl).fill('https://studio.example.org/');
    await form(page).getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(t.birthday)).toHaveValue('1990-02-28');
    await expect(form(page).getByRole('radio', { name: t.genders.female })).toBeChecked();

    await page.goto(`${prefix}/otherPeople?userId=${userId}`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed, { timeout: 500 });
    }).toPass();
    const { industries, professions } = words.person.dictionary;
    for (const text of ['Light, and time.', 'Lasers', words.settings.disciplines.lightArt, 'MA', industries.lighting]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(professions.artist)).toBeVisible();
    await expect(page.getByText(/First line\s+Second line/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', 'https://studio.example.org/');
    // What is for the account alone is in nobody's page.
    expect(await page.content()).not.toContain('1990-02-28');
  });
}

test.describe('what cannot be saved', () => {
  test.use({ expectedErrors: [/status of 4(00|03|09|22)/] });

  test("a bio that is too long, a nickname that is another's or has an emoji: each is said at its field", async ({
    page,
    request,
  }) => {
    const other = await registerOther(request);
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await page.goto('/Settings/profile');
    const bio = form(page).getByLabel(profile.bio, { exact: true });
    await bio.fill('光'.repeat(501));
    await expect(page.getByText('501/500')).toBeVisible();
    await save(page);
    await expect(bio).toHaveAccessibleDescription(/简介最多 500 字。/);
    await expect(bio).toBeFocused();
    await bio.fill('光'.repeat(500));
    await nickname(page).fill(other.nickname);
    await save(page);
    await expect(nickname(page)).toHaveAccessibleDescription('昵称已被使用，请换一个。');
    await nickname(page).fill('光🌟');
    await save(page);
    await expect(nickname(page)).toHaveAccessibleDescription('昵称不能含有表情或特殊字符。');
    expect((await told(page, userId)).bio).toBe('');
    await nickname(page).fill(person.nickname);
    await save(page);
    await expect(page.getByText(profile.saved, { exact: true })).toBeVisible();
    expect((await told(page, userId)).bio).toHaveLength(500);
  });

  test('prohibited words warn, and then are reviewed while the former text is public', async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await callAs(page.request, person, '/api/person/profile', { tagline: '从前的话' });
    await page.goto('/Settings/profile');
    await tagline(page).fill('这里有赌博');
    await save(page);
    const question = page.getByRole('dialog', { name: profile.reviewTitle });
    await expect(question).toContainText('违禁词');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toBeHidden();
    expect((await told(page, userId)).tagline).toBe('从前的话');
    await save(page);
    await question.getByRole('button', { name: profile.reviewAction }).click();
    await expect(page.getByText(profile.savedForReview)).toBeVisible();
    await expect(tagline(page)).toHaveValue('这里有赌博');
    await expect(tagline(page)).toHaveAccessibleDescription('审核中，审核通过前公开显示：从前的话');
    await page.goto(`/otherPeople?userId=${userId}`);
    await expect(page.getByText('从前的话')).toBeVisible();
    await expect(page.getByText('赌博')).toHaveCount(0);
  });

  test('who has no phone is led to bind one and back, where what was written still stands', async ({ page }) => {
    const person = await register(page.context().request, { email: `profile-${Date.now()}@example.org` });
    await page.goto('/Settings/profile');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
    await tagline(page).fill('写了一半');
    await save(page);
    await expect(form(page).getByRole('alert')).toContainText('请先绑定手机号');
    await form(page).getByRole('link', { name: profile.bindPhone }).click();
    await page.getByLabel('密码', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: '确认', exact: true }).click();
    const phone = newMobile();
    await page.getByLabel('手机号', { exact: true }).fill(phone.mobile);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page
      .getByRole('textbox', { name: '验证码', exact: true })
      .pressSequentially(await codeTo(page.request, phone.address));
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(page).toHaveURL('/Settings/profile#!zh');
    await expect(page.getByText(profile.restored)).toBeVisible();
    await expect(tagline(page)).toHaveValue('写了一半');
    await save(page);
    await expect(page.getByText(profile.saved, { exact: true })).toBeVisible();
  });
});

test('what is not saved outlives a look at another page, and can be given up', async ({ page }) => {
  await visitAsNewPerson(page);
  await page.goto('/Settings');
  await page.getByRole('link', { name: '个人资料' }).click();
  await tagline(page).fill('还没想好');
  await page.goBack();
  await page.getByRole('link', { name: '个人资料' }).click();
  await expect(tagline(page)).toHaveValue('还没想好');
  await page.getByRole('button', { name: profile.discard }).click();
  await expect(tagline(page)).toHaveValue('');
  await expect(page.getByText(profile.restored)).toBeHidden();
});
