import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { register } from '../../people/account/people';
import { addActivity, addTicket } from '../stage';
import { languages } from './languages';

test('two doors let a ticket in once, and one without a line lets in by itself', async ({
  page,
  browser,
  playwright,
  baseURL,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const request = await playwright.request.newContext({ baseURL });
  const organiser = await register(request);
  const activityId = addActivity(organiser.userId);
  const codes = { 李雷: await codeFor('李雷'), 韩梅梅: await codeFor('韩梅梅') };
  const keyFor = (name: string) => {
    const form = { activityId, name };
    return callAs<{ key: string }>(request, organiser, '/api/door/key/create', form);
  };
  // Its console is not watched: the browser says there that it has no line.
  const away = await browser.newContext({ baseURL });
  const second = await away.newPage();
  await openDoor(page, '北门');
  await openDoor(second, '南门');

  await scan(page, '李雷', 'in');
  await expect(page.getByText(words.door.ofExpected.replace('{expected}', '2'))).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await scan(second, '李雷', 'alreadyIn');

  await away.setOffline(true);
  await scan(second, '韩梅梅', 'in');
  await expect(second.getByText(words.door.line.away)).toBeVisible();
  await scan(page, '韩梅梅', 'in');
  await away.setOffline(false);
  await expect(second.getByText(words.door.line.away)).toBeHidden();
  const history = `/api/door/history?activityId=${activityId}&which=conflicts`;
  const conflicts = async () => {
    const { list } = await callAs<{ list: { name: string; door: string }[] }>(request, organiser, history);
    return list.map(({ name, door }) => [name, door]);
  };
  await expect.poll(conflicts).toEqual([['韩梅梅', '南门']]);
  await away.close();

  async function openDoor(door: Page, name: string) {
    const { key } = await keyFor(name);
    await openPage(door, words, `/door/${key}`);
    // Its list is there.
    await door.getByRole('searchbox').fill('李雷');
    await expect(door.getByRole('listitem').filter({ hasText: '李雷' })).toBeVisible();
  }

  /** Scans the code of somebody and waits for its result: that of the scan before stands there until then. */
  async function scan(door: Page, name: keyof typeof codes, result: keyof typeof words.door.results) {
    await door.getByRole('textbox', { name: words.door.code.label }).fill(codes[name]);
    await door.keyboard.press('Enter');
    const said = door.getByRole('status').filter({ hasText: name });
    await expect(said).toContainText(words.door.results[result]);
  }

  async function codeFor(name: string) {
    const own = await playwright.request.newContext({ baseURL });
    const guest = await register(own);
    addTicket(activityId, guest.userId, name);
    const path = `/api/ticket/own/codes?activityId=${activityId}`;
    const { tickets } = await callAs<{ tickets: { code: string }[] }>(own, guest, path);
    return tickets[0]?.code ?? '';
  }
});
