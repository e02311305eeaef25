import { randomInt } from 'node:crypto';
import { expect } from '../../fixtures';
import { visitAsNewPerson } from '../../people/account/people';
import { languages as accountLanguages, open } from '../../people/account/steps';
import { test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { openConsole, rowsOf } from './people';
import { languages } from './words';

// The rejected lines, and the comment that needs a confirmation.
test.use({ expectedErrors: [/status of 4(00|22)/] });

test('a word is added, tried and removed; a comment with one waits until a reviewer has read it', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { words } = language;
  const t = words.reviews.words;
  const number = randomInt(10 ** 9);
  const word = `暗号${number}`;
  const reviewer = await cast.newStaff('reviewer');
  const desk = await reviewer.newPage();
  await openConsole(desk, language, '/staff/words');
  await desk.getByRole('button', { name: t.add, exact: true }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByRole('textbox').fill(`暗号 ${number}\n暗号${number}`);
  await sheet.getByRole('button', { name: t.addAll, exact: true }).click();
  await expect(sheet.getByText(t.wrong.repeated.replace('{line}', '2').replace('{text}', word))).toBeVisible();
  await sheet.getByRole('textbox').fill(`暗号 ${number}`);
  await sheet.getByRole('button', { name: t.addAll, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await desk.getByRole('searchbox', { name: t.search }).fill(word);
  const row = rowsOf(desk, t.title);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(reviewer.nickname);
  await desk.getByRole('textbox', { name: t.tryText }).fill(`大家对一下暗-号${number}`);
  await desk.getByRole('button', { name: t.tryNow, exact: true }).click();
  await expect(desk.locator('mark')).toHaveText(`暗-号${number}`);
  await row.getByRole('button', { name: `${t.remove} ${word}` }).click();
  await expect(desk.getByText(t.removed.replace('{word}', word), { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);

  // A node takes up added words within seconds; a first word needs no waiting.
  const author = await cast.newPerson();
  const { id } = await newPublicWork(author.request, author);
  await visitAsNewPerson(page);
  await open(page, inLanguage(accountLanguages), `/video/detail/${id}`);
  const text = `第 ${number} 次说到赌 博`;
  const { composer, warning, waiting } = words.comment;
  await page.getByRole('textbox', { name: composer.label, exact: true }).fill(text);
  await page.getByRole('button', { name: composer.send, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: warning.title });
  await expect(dialog).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: warning.confirm, exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: text });
  await expect(own.getByText(waiting, { exact: true })).toBeVisible();
  const visitor = await cast.newVisitor();
  const everybodySees = async () =>
    (await (await visitor.request.get(`/api/comment/list?kind=video&thingId=${id}`)).text()).includes(text);
  expect(await everybodySees()).toBe(false);

  await openConsole(desk, language, `/staff/reviews?search=${number}`);
  const review = rowsOf(desk, words.reviews.title);
  await expect(review).toHaveCount(1);
  await expect(review.locator('mark')).toHaveText(['赌 博']);
  await expect(review).toContainText(words.reviews.kinds.comment);
  await review.getByRole('button', { name: words.reviews.allow }).click();
  await expect(desk.getByText(words.reviews.allowed, { exact: true })).toBeVisible();
  await expect(desk.getByText(words.staff.table.noMatch)).toBeVisible();
  expect(await everybodySees()).toBe(true);
});
