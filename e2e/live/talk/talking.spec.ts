import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { languages } from '../languages';
import { addBroadcast, begun } from '../rows';

test('viewers talk and ask; the host pins, answers, removes and mutes', async ({ page, cast, inLanguage }) => {
  const language = inLanguage(languages);
  const { talk, written } = language;
  const host = await visitAsNewPerson(page);
  const id = addBroadcast(host.userId, 'public', begun({ isOnAir: false }));
  const [viewer, other] = [await cast.newPerson(), await cast.newVisitor()];
  const path = `/live/livePage?id=${id}`;
  const [said, seen] = [await viewer.newPage(), await other.newPage()];
  for (const each of [page, said, seen]) await openPage(each, language, path);
  const log = (of: Page) => of.getByRole('log');
  const act = async (text: string, name: string) => {
    await log(page)
      .getByRole('button', { name: new RegExp(text) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

  await said.getByLabel(talk.composer.label, { exact: true }).fill(written.hello);
  await said.getByRole('button', { name: talk.composer.send, exact: true }).click();
  for (const each of [page, said, seen]) await expect(log(each)).toContainText(written.hello);

  await said.getByRole('button', { name: talk.composer.asQuestion, exact: true }).click();
  await said.getByLabel(talk.composer.questionLabel, { exact: true }).fill(written.question);
  await said.getByRole('button', { name: talk.composer.send, exact: true }).click();
  await expect(log(seen)).toContainText(written.question);

  await act(written.question, talk.sheet.pin);
  await expect(seen.getByText(talk.pinned.replace('{name}', viewer.nickname))).toBeVisible();
  await act(written.question, talk.sheet.answer);
  await expect(log(seen)).toContainText(talk.answered);
  await act(written.hello, talk.sheet.remove);
  for (const each of [page, said, seen]) await expect(log(each)).not.toContainText(written.hello);

  await act(written.question, talk.sheet.silence);
  await page.getByRole('alertdialog').getByRole('button', { name: talk.sheet.silence, exact: true }).click();
  await expect(said.getByText(talk.closed.silenced)).toBeVisible();
  await expect(log(seen)).not.toContainText(written.question);
});
