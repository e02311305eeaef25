import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callAs, registerOther } from '../centre/calls';
import { expect, test } from '../fixtures';
import { joinStaff, laptop, openConsole, rowsOf, visitAs } from './people';
import { languages } from './words';

/** Somebody whose text about themselves has prohibited words and waits for review. */
async function writeProhibited(request: APIRequestContext) {
  const person = await registerOther(request);
  const number = randomInt(10 ** 9);
  const bio = `第 ${number} 号作品写的是赌-博的代价，\n也写 Online  Casino 的灯光。`;
  await callAs(request, person, '/api/person/profile', { bio, acknowledged: 'true' });
  return { ...person, mark: String(number) };
}

for (const language of languages) {
  const { name, prefix, words } = language;
  const t = words.reviews;

  for (const options of [laptop, {}]) {
    const device = 'viewport' in options ? 'laptop' : 'phone';

    test.describe(`${name}, ${device}`, () => {
      test.use(options);

      test('a text with prohibited words is read, and shows or does not', async ({ page, request }) => {
        const [allowed, refused] = [await writeProhibited(request), await writeProhibited(request)];
        await visitAs(page, 'reviewer');
        for (const { mark, userId } of [allowed, refused]) {
          await openConsole(page, language, `/staff/reviews?search=${mark}`);
          const row = rowsOf(page, t.title);
          await expect(row).toHaveCount(1);
          await expect(row).toContainText(mark);
          await expect(row.locator('mark')).toHaveText(['赌-博', 'Online  Casino']);
          await expect(row).toContainText(t.fields.bio);
          await expect(row.getByRole('link', { name: t.openPerson })).toHaveAttribute(
            'href',
            `${prefix}/otherPeople?userId=${userId}`,
          );
          await row.getByRole('button', { name: mark === allowed.mark ? t.allow : t.refuse }).click();
          await expect(page.getByText(mark === allowed.mark ? t.allowed : t.refused, { exact: true })).toBeVisible();
          await expect(page.getByText(words.staff.table.noMatch)).toBeVisible();
        }
        await expect(async () => {
          await page.goto(`${prefix}/otherPeople?userId=${allowed.userId}`);
          await expect(page.getByText(allowed.mark)).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 15_000 });
        await page.goto(`${prefix}/otherPeople?userId=${refused.userId}`);
        await expect(page.getByRole('heading', { level: 1, name: refused.nickname })).toBeVisible();
        await expect(page.getByText(refused.mark)).toHaveCount(0);
      });
    });
  }

  test.describe(name, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('of two reviewers one decides; the other is told and sees the next', async ({ page, request, browser }) => {
      const { mark } = await writeProhibited(request);
      const colleague = await browser.newContext();
      const reviewer = await joinStaff(colleague.request, 'reviewer');
      await visitAs(page, 'reviewer');
      await openConsole(page, language, `/staff/reviews?search=${mark}`);
      const row = rowsOf(page, t.title);
      await expect(row).toHaveCount(1);
      const path = `/api/moderation/reviews?search=${mark}`;
      const { list } = await callAs<{ list: { id: string }[] }>(colleague.request, reviewer, path);
      const id = list[0]?.id ?? '';
      await callAs(colleague.request, reviewer, '/api/moderation/reviews/decide', { id, isAllowed: 'false' });
      await row.getByRole('button', { name: t.allow }).click();
      await expect(page.getByText(t.gone, { exact: true })).toBeVisible();
      await expect(page.getByText(words.staff.table.noMatch)).toBeVisible();
      await colleague.close();
    });
  });
}
