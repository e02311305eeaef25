import type { Page } from '@playwright/test';
import { newNickname, register, visitAsNewPerson } from '../account/people';
import { callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import { laptop, openConsole, rowsOf, visitAs } from '../staff/people';
import { languages } from '../staff/words';
import { discussion, entry, openWork, pageOf, quietWorks, say } from './talk';

const [chinese] = languages;
const work = quietWorks.hostile;

/** Texts that would be markup, an address or an order of reading to whoever takes them for one. */
const payloads = [
  '<script>window.owned=1</script>',
  '"><img src=x onerror="window.owned=1">',
  '</script><svg/onload=window.owned=1>',
  'javascript:window.owned=1',
  '[x](javascript:window.owned=1) <a href="javascript:window.owned=1">x</a>',
  '{{constructor.constructor("window.owned=1")()}}',
  '\u202Egnp.exe\u2066',
];

/** What would be there if one of them had been more than a text. */
const harmIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bad = 'img[src="x"], [onerror], [onload], a[href^="javascript:" i]';
    const elements = [...document.querySelectorAll(bad)].map((element) => element.outerHTML);
    const scripts = [...document.scripts].filter(({ text }) => text.startsWith('window.owned')).map(({ text }) => text);
    return [...elements, ...scripts, ...('owned' in window ? ['something ran'] : [])];
  });

test('texts that look like code are texts, on the page and without JavaScript', async ({ page, browser }) => {
  const mark = newNickname();
  const texts = payloads.map((payload) => `${payload} ${mark}`);
  const person = await visitAsNewPerson(page);
  await openWork(page, work);
  for (const text of texts) {
    await discussion(page).getByRole('textbox').fill(text);
    await discussion(page).locator('form button[type=submit]').click();
    await expect(entry(page, text)).toBeVisible();
  }
  expect(await harmIn(page)).toEqual([]);
  const root = await say(page.request, person, work, `${mark} 问`);
  await say(page.request, person, work, texts[1] ?? '', { replyTo: root.id });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await expect(async () => {
    await plain.goto(pageOf(work));
    await expect(entry(plain, `${mark} 问`).getByRole('list')).toContainText(texts[1] ?? '', { timeout: 1000 });
  }).toPass();
  for (const text of texts) await expect(entry(plain, text)).toBeVisible();
  expect(await harmIn(plain)).toEqual([]);
  await context.close();

  await page.reload();
  for (const text of texts) await expect(entry(page, text)).toBeVisible();
  expect(await harmIn(page)).toEqual([]);
  // An order of reading ends with the text that gives it: what stands beside it is read as ever.
  const name = entry(page, texts.at(-1) ?? '').getByRole('link', { name: person.nickname, exact: true });
  await expect(name).toHaveText(person.nickname);
});

test.describe('in the console', () => {
  test.use(laptop);

  test('they are texts where staff read them', async ({ page, request }) => {
    const person = await register(request);
    const mark = newNickname();
    const text = [...payloads, '赌博', mark].join('\n');
    await say(request, person, work, text, { acknowledged: 'true' });
    await visitAs(page, 'reviewer');
    await openConsole(page, chinese, `/staff/reviews?search=${encodeURIComponent(mark)}`);
    const row = rowsOf(page, chinese.words.reviews.title);
    await expect(row).toHaveCount(1);
    for (const payload of payloads) await expect(row).toContainText(payload);
    await expect(row.locator('mark')).toHaveText(['赌博']);
    expect(await harmIn(page)).toEqual([]);
    // Its writer sees it in the page meanwhile, as a text too.
    const { list } = await callAs<{ list: { text: string }[] }>(
      request,
      person,
      `/api/comment/list?kind=video&thingId=${work}`,
    );
    expect(list[0]?.text).toBe(text);
  });
});
