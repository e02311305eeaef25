import type { Locator, Page } from '@playwright/test';
import { expect, violationsOf } from '../fixtures';
import { deskOf, newText, test, visitorOf } from './people';
import { languages } from './words';

const phone = { width: 390, height: 844 };
const withKeyboard = { width: 390, height: 500 };
const laptop = { width: 1280, height: 800 };

/** Words that do not fit into what holds them; `truncate` is for what visitors write. */
function clipped(part: Locator): Promise<string[]> {
  return part.locator('button, label, h1, h2, a, p, span, [role=status]').evaluateAll((elements) =>
    elements
      .filter((element) => element.clientWidth > 1 && !element.closest('.truncate'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent ?? ''),
  );
}

async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  expect(await clipped(page.locator('body'))).toEqual([]);
  expect(await overSide(page)).toEqual([]);
}

/** What reaches over the side of the screen, where nobody can scroll to. */
function overSide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('.sr-only, [aria-hidden=true]'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

/** What both sides see, in every language, size and colour. */
export function chatScreens() {
  for (const language of languages) {
    const { name, chat, desk: words } = language;

    test(`${name}: both sides can be read and used by everybody, on a phone and a laptop`, async ({
      page,
      desk: deskPage,
    }) => {
      test.setTimeout(180_000);
      const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
      const [question, answer] = [newText('How much? '.repeat(12)), newText('It depends. '.repeat(20))];
      await visitor.open();
      await expectGood(page);
      await visitor.write(question);
      await expect(visitor.status).toHaveText(/\S/);
      await expectGood(page);

      await desk.open();
      await expect(desk.item(question.slice(0, 20)).first()).toBeVisible();
      await expectGood(deskPage);
      await desk.item(question.slice(-12)).getByRole('link').click();
      await desk.answer.fill(answer);
      await desk.answer.press('Enter');
      await expect.poll(desk.said).toEqual([question.trim(), answer.trim()]);
      await expectGood(deskPage);
      await expect(visitor.status).toHaveText(chat.room.staffed);
      await expectGood(page);

      await deskPage.setViewportSize(phone);
      await expect(deskPage.getByRole('link', { name: words.back })).toBeInViewport({ ratio: 1 });
      await expect(deskPage.getByRole('button', { name: words.turn.closed })).toBeInViewport({ ratio: 1 });
      await expectGood(deskPage);
      await deskPage.setViewportSize(withKeyboard);
      await expect(desk.answer).toBeInViewport({ ratio: 1 });
      await expect(desk.log.locator('time').last()).toBeInViewport({ ratio: 1 });
      await expect(deskPage.getByRole('button', { name: words.send, exact: true })).toBeInViewport({ ratio: 1 });
      await deskPage.setViewportSize(phone);
      await deskPage.getByRole('link', { name: words.back }).click();
      await expect(deskPage.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectGood(deskPage);

      await page.setViewportSize(laptop);
      await expectGood(page);
    });
  }
}
