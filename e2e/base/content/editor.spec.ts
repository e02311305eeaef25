import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import en from '../../../messages/en/base/content-console.json' with { type: 'json' };
import enText from '../../../messages/en/base/rich-text.json' with { type: 'json' };
import zh from '../../../messages/zh/base/content-console.json' with { type: 'json' };
import zhText from '../../../messages/zh/base/rich-text.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { laptop, openConsole, visitAs } from '../staff/people';
import { type Language as ConsoleLanguage, chinese, english } from '../staff/words';

/** Both languages with the messages of the page editor. */
const languages = [
  { name: 'zh', console: chinese, words: zh, text: zhText },
  { name: 'en', console: english, words: en, text: enText },
] as const;

interface Language {
  console: ConsoleLanguage;
  words: typeof zh;
  text: typeof zhText;
}

/** The public page is rendered again within a second of its change; a request every half second sees it soon. */
const soon = { timeout: 10_000, intervals: [500] };

const exact = (name: string) => ({ name, exact: true });
const saved = (page: Page, { words: { saveState } }: Language) =>
  expect(page.getByText(saveState.saved.split('{')[0] ?? '')).toBeVisible();

/** Creates a page in the console and opens its editor; returns its id. */
async function makePage(page: Page, language: Language, title: string): Promise<string> {
  const { newPage } = language.words;
  const id = `journey-${randomBytes(6).toString('hex')}`;
  await openConsole(page, language.console, '/staff/content');
  await page.getByRole('button', exact(newPage.open)).click();
  const sheet = page.getByRole('dialog', { name: newPage.open });
  await sheet.getByLabel(newPage.title).fill(title);
  await sheet.getByLabel(newPage.id, { exact: true }).fill(id);
  await sheet.getByLabel(newPage.kind).selectOption('legal');
  await sheet.getByRole('button', exact(newPage.create)).click();
  await expect(page).toHaveURL(new RegExp(`/staff/content/${id}`));
  return id;
}

async function publish(page: Page, { words: { acts } }: Language, version: number): Promise<void> {
  await page.getByRole('button', exact(acts.publish)).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', exact(acts.publish)).click();
  await expect(page.getByText(acts.published.replace('{version}', String(version)))).toBeVisible();
}

// Editors use laptops.
test.describe('an editor', () => {
  test.use({ ...laptop, expectedErrors: [/status of 404/] });

  test('writes a page, sees it as the public will, publishes it, brings a former version back, and loses nothing to a second editor', async ({
    page,
    browser,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { acts, changed, fields, versions } = language.words;
    await visitAs(page, 'editor');
    const { request } = page.context();
    const title = `观展须知 ${randomBytes(4).toString('hex')}`;
    const id = await makePage(page, language, title);
    const publicPage = async () => {
      const answer = await request.get(`/treaty/${id}`);
      return `${answer.status()} ${await answer.text()}`;
    };
    const editor = page.getByRole('textbox', { name: fields.body });

    await test.step('what is typed is saved, and shown in the preview alone', async () => {
      await editor.click();
      await page.keyboard.type('请在开场前十分钟到场。');
      await saved(page, language);
      expect(await publicPage()).toMatch(/^404/);
      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', exact(acts.preview)).click(),
      ]);
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      await expect(preview.getByText('请在开场前十分钟到场。')).toBeVisible();
      await preview.close();
    });

    await test.step('the public reads what was published, until the next version is', async () => {
      await publish(page, language, 1);
      await expect.poll(publicPage, soon).toContain('请在开场前十分钟到场。');
      await editor.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('请在开场前半小时到场。');
      await saved(page, language);
      expect(await publicPage()).toContain('十分钟');
      await publish(page, language, 2);
      await expect.poll(publicPage, soon).toContain('半小时');
    });

    await test.step('a former version comes back', async () => {
      await page.getByRole('button', { name: acts.restoreLabel.replace('{version}', '1') }).click();
      await page.getByRole('alertdialog').getByRole('button', exact(acts.restore)).click();
      await expect(editor).toContainText('十分钟');
      await publish(page, language, 3);
      await expect.poll(publicPage, soon).toContain('十分钟');
      await expect(page.getByText(versions.nth.replace('{version}', '3'), { exact: true })).toBeVisible();
    });

    await test.step('who saves after somebody else is told, and what they typed stays', async () => {
      const second = await (await browser.newContext(laptop)).newPage();
      await visitAs(second, 'editor');
      await openConsole(second, language.console, `/staff/content/${id}`);
      const descriptionOf = (one: Page) => one.getByLabel(fields.description).first();
      await expect(descriptionOf(second)).toBeVisible();
      await descriptionOf(page).fill('第一个人写的。');
      await saved(page, language);
      await descriptionOf(second).fill('第二个人写的。');
      const says = second.getByText(changed.text);
      await expect(says).toBeVisible();
      await expect(descriptionOf(second)).toHaveValue('第二个人写的。');
      await second.getByRole('button', exact(changed.saveOver)).click();
      await expect(says).toBeHidden();
      await page.reload();
      await expect(descriptionOf(page)).toHaveValue('第二个人写的。');
      await second.context().close();
    });
  });
});

test.describe('an editor who means harm', () => {
  // The editor parses typed text in an inert document; Chromium logs what it refuses there.
  test.use({ ...laptop, expectedErrors: [/status of 404|Executing inline event handler violates/] });

  test('cannot put anything into a page that would run', async ({ page, inLanguage }) => {
    const language = inLanguage(languages);
    const { fields } = language.words;
    await visitAs(page, 'editor');
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      return dialog.dismiss();
    });
    const title = `<img src=x onerror=alert(1)> ${randomBytes(4).toString('hex')}`;
    const id = await makePage(page, language, title);
    await page.getByRole('button', exact(language.text.source)).click();
    await page
      .getByLabel(`${fields.body} · HTML`)
      .fill(
        '<p>安全</p><script>alert(2)</script><p onclick="alert(3)">点我</p><a href="javascript:alert(4)">链接</a><svg onload="alert(5)"></svg><iframe src="https://example.org"></iframe>',
      );
    await saved(page, language);
    await publish(page, language, 1);
    await expect.poll(async () => (await page.context().request.get(`/treaty/${id}`)).status(), soon).toBe(200);

    for (const path of [`/treaty/${id}`, `/staff/content/${id}/preview`, `/staff/content/${id}`, '/staff/content']) {
      await page.goto(path);
      await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
      expect(await page.locator('[onclick], [onerror], [onload], a[href^="javascript"], main iframe').count()).toBe(0);
    }
    await page.goto(`/treaty/${id}`);
    await page.getByText('点我').click();
    expect(asked).toBe(0);
  });
});
