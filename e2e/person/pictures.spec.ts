import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { visitAsNewPerson } from '../account/people';
import { callAs, userIdOf } from '../centre/calls';
import { languages } from '../centre/words';
import { expect, test } from '../fixtures';

/** A picture whose left half is red and whose right half is blue, as a file to pick. */
async function halves(width: number, height: number, mimeType: 'image/jpeg' | 'image/png' = 'image/png') {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' } };
  const whole = sharp({ create: { width, height, channels: 3, background: 'blue' } });
  const picture = whole.composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }]);
  const buffer = await (mimeType === 'image/png' ? picture.png() : picture.jpeg()).toBuffer();
  return { name: 'halves', mimeType, buffer };
}

/** How red the middle of a picture of ours is, and how blue. */
async function middleOf(page: Page, key: string) {
  const answer = await page.request.get(`/media/${key}`);
  const picture = sharp(await answer.body());
  const { width, height } = await picture.metadata();
  const left = Math.floor(width / 2);
  const middle = { left, top: Math.floor(height / 2), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await picture.extract(middle).removeAlpha().raw().toBuffer();
  return { width, height, red, blue };
}

for (const { name, prefix, words } of languages) {
  const { picture: t } = words.settings;

  test(`${name}: an avatar is cut by slider and keys, and shown in the header and on the public page`, async ({
    page,
    findAxeViolations,
  }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await page.goto(`${prefix}/Settings/profile`);
    const avatar = page.getByRole('region', { name: t.avatar });
    await avatar.locator('input[type=file]').setInputFiles(await halves(1200, 600));
    const sheet = page.getByRole('dialog', { name: t.crop.avatar });
    await expect(sheet.locator('img')).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await sheet.getByRole('slider').fill('2');
    // The frame stands on the border of the halves: the picture is moved away under it.
    const frame = sheet.getByRole('group', { name: t.cropArea });
    await frame.focus();
    for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowRight');
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();

    const info = await callAs<{ avatar: string }>(page.request, person, '/api/customer/info/get');
    await expect(page.getByRole('banner').locator(`img[src*="${info.avatar}"]`)).toBeVisible();
    const { width, height, red, blue } = await middleOf(page, info.avatar);
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(280);
    expect([red > 200, blue > 200].filter(Boolean)).toHaveLength(1);
    await page.goto(`${prefix}/otherPeople?userId=${userId}`);
    await expect(page.getByRole('img', { name: person.nickname })).toHaveAttribute('src', new RegExp(info.avatar));
  });

  test(`${name}: what is too small, too large or no picture is refused with the reason`, async ({ page }) => {
    await visitAsNewPerson(page);
    await page.goto(`${prefix}/Settings/profile`);
    const said = (text: string, width: number, height: number) =>
      text.replace('{width}', String(width)).replace('{height}', String(height));
    const avatar = page.getByRole('region', { name: t.avatar });
    const banner = page.getByRole('region', { name: t.banner });
    const pick = (place: typeof avatar) => place.locator('input[type=file]');
    await pick(avatar).setInputFiles(await halves(279, 400));
    await expect(avatar.getByRole('alert')).toHaveText(said(t.refused.small, 280, 280));
    await pick(banner).setInputFiles(await halves(1440, 249));
    await expect(banner.getByRole('alert')).toHaveText(said(t.refused.small, 1440, 250));
    const noise = Buffer.alloc(5 * 1024 * 1024);
    await pick(avatar).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: noise });
    await expect(avatar.getByRole('alert')).toHaveText(t.refused.large);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await pick(avatar).setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: script });
    await expect(avatar.getByRole('alert')).toHaveText(t.refused.none);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a banner keeps its shape, and stands over the public page', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const userId = await userIdOf(page.request, person);
  await page.goto('/Settings/profile');
  const banner = page.getByRole('region', { name: '主页背景' });
  await banner.locator('input[type=file]').setInputFiles(await halves(1600, 900, 'image/jpeg'));
  const sheet = page.getByRole('dialog', { name: '裁剪背景' });
  await sheet.getByRole('button', { name: '使用这张图片' }).click();
  await expect(page.getByText('图片已更新')).toBeVisible();
  const info = await callAs<{ banner: string }>(page.request, person, '/api/customer/info/get');
  const { width, height } = await middleOf(page, info.banner);
  expect(width / height).toBeCloseTo(1440 / 250, 1);
  await page.goto(`/otherPeople?userId=${userId}`);
  const shown = page.locator(`header img[src*="${info.banner}"]`);
  await expect(shown).toBeVisible();
});
