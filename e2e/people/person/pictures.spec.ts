import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { languages } from '../../front/centre/words';
import { visitAsNewPerson } from '../account/people';

/** A picture file with a red left half and a blue right half. */
async function halves(width: number, height: number, mimeType: 'image/jpeg' | 'image/png' = 'image/png') {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' } };
  const whole = sharp({ create: { width, height, channels: 3, background: 'blue' } });
  const picture = whole.composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }]);
  const buffer = await (mimeType === 'image/png' ? picture.png() : picture.jpeg()).toBuffer();
  return { name: 'halves', mimeType, buffer };
}

/** How red and how blue the middle of a picture is. */
async function middleOf(page: Page, key: string) {
  const answer = await page.request.get(`/media/${key}`);
  const picture = sharp(await answer.body());
  const { width, height } = await picture.metadata();
  const left = Math.floor(width / 2);
  const middle = { left, top: Math.floor(height / 2), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await picture.extract(middle).removeAlpha().raw().toBuffer();
  return { width, height, red, blue };
}

test('an avatar and a banner are cut, and shown in the header and on the public page; what is no picture is refused', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { picture: t } = language.words.settings;
  const person = await visitAsNewPerson(page);
  const info = () => callAs<{ avatar: string; banner: string }>(page.request, person, '/api/customer/info/get');
  await openPage(page, language, '/Settings/profile');

  await test.step('what is no picture', async () => {
    const avatar = page.getByRole('region', { name: t.avatar });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const face = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: script };
    await avatar.locator('input[type=file]').setInputFiles(face);
    await expect(avatar.getByRole('alert')).toHaveText(t.refused.none);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an avatar, by slider and keys', async () => {
    const avatar = page.getByRole('region', { name: t.avatar });
    await avatar.locator('input[type=file]').setInputFiles(await halves(1200, 600));
    const sheet = page.getByRole('dialog', { name: t.crop.avatar });
    await expect(sheet.locator('img')).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await sheet.getByRole('slider').fill('2');
    // The frame is on the border of the halves: the picture is moved below it.
    await sheet.getByRole('group', { name: t.cropArea }).focus();
    for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowRight');
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();
    const key = (await info()).avatar;
    await expect(page.getByRole('banner').locator(`img[src*="${key}"]`)).toBeVisible();
    const { width, height, red, blue } = await middleOf(page, key);
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(280);
    expect([red > 200, blue > 200].filter(Boolean)).toHaveLength(1);
  });

  await test.step('a banner, which keeps its shape', async () => {
    const banner = page.getByRole('region', { name: t.banner });
    await banner.locator('input[type=file]').setInputFiles(await halves(1600, 900, 'image/jpeg'));
    const sheet = page.getByRole('dialog', { name: t.crop.banner });
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(sheet).toBeHidden();
    const { width, height } = await middleOf(page, (await info()).banner);
    expect(width / height).toBeCloseTo(1440 / 250, 1);
  });

  const { avatar, banner } = await info();
  await openPage(page, language, `/otherPeople?userId=${person.userId}`);
  await expect(page.getByRole('img', { name: person.nickname })).toHaveAttribute('src', new RegExp(avatar));
  await expect(page.locator(`header img[src*="${banner}"]`)).toBeVisible();
});
