import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { WorkDraft } from '@/lib/works/work/contract';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { test } from '../../works/work/cast';
import { newWork, submitWork } from '../../works/work/films';
import { openConsole, rowsOf, visitAs } from './people';
import { chinese, english, languages } from './words';

const film = (page: Page) => page.locator('video');

test('a work is sent back for a reason in the language of its creator, handed in again, watched and approved', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const t = words.works;
  // The reviewer reads one language, the creator writes the other.
  const writes = language === chinese ? english : chinese;
  const maker = await cast.newPerson(writes.name);
  const visitor = await cast.newVisitor();
  const title = `Tide ${randomInt(10 ** 9)}`;
  const texts = writes === english ? { titleZh: '', titleEn: title } : { titleZh: title, titleEn: '' };
  const { id } = await submitWork(maker.request, maker, await newWork(maker.request, maker, texts));
  // Requested before, so that a cached 404 has to end.
  const address = `${prefix}/video/detail/${id}`;
  const statusOfPage = async () => (await visitor.request.get(address)).status();
  expect(await statusOfPage()).toBe(404);

  // The queue is used by keyboard.
  await visitAs(page, 'reviewer');
  await openConsole(page, language, '/staff/works');
  await page.keyboard.press('/');
  await page.keyboard.insertText(title);
  const row = rowsOf(page, words.staff.sections.works);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(maker.nickname);
  await expect(row).toContainText(t.processing.ready);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const refuse = page.getByRole('button', { name: t.refuse, exact: true });
  await refuse.click();
  const field = page.getByRole('textbox', { name: t.reasonFor.refuse });
  await expect(field).toHaveAccessibleDescription(new RegExp(t.needsReason));
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: t.reasonNames.sound, exact: true }).click();
  const reason = writes.words.works.reasons.sound;
  await expect(field).toHaveValue(reason);
  await refuse.click();
  await expect(page.getByText(t.refused, { exact: true })).toBeVisible();
  await expect(page.getByText(t.nothingToDo.failed, { exact: true })).toBeVisible();
  const own = await maker.newPage();
  await own.goto(`${writes.prefix}/MyMaJiang`);
  const { states, list } = writes.words.own;
  const ownRow = own.getByRole('article').filter({ hasText: title });
  await expect(ownRow.getByText(states.failed, { exact: true })).toBeVisible();
  await expect(ownRow.getByText(list.reason.replace('{reason}', reason), { exact: true })).toBeVisible();

  const draft = await callAs<WorkDraft>(maker.request, maker, `/api/video/work/get?id=${id}`);
  await submitWork(maker.request, maker, draft);
  await page.reload();
  await page.getByRole('button', { name: words.player.watch.replace('{title}', title) }).click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: t.approve, exact: true }).click();
  await expect(page.getByText(t.decided.approve, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t.openPage })).toHaveAttribute('href', address);
  await expect.poll(statusOfPage).toBe(200);
  await own.reload();
  await expect(ownRow.getByText(states.verified, { exact: true })).toBeVisible();
});
