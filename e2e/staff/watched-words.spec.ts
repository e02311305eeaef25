import { randomInt } from 'node:crypto';
import { visitAsNewPerson } from '../account/people';
import { expect } from '../fixtures';
import { test } from '../video/cast';
import { openConsole, rowsOf } from './people';
import { languages } from './words';

/** A work of the demonstration about which anybody may say something. */
const place = 'video-003';

// The lines that cannot be taken, and the comment that needs a second word.
test.use({ expectedErrors: [/status of 4(00|22)/] });

for (const language of languages) {
  const { name, prefix, words } = language;
  const t = words.reviews.words;

  test(`${name}: a word that is added has comments with it wait; one that is removed does not`, async ({
    page,
    cast,
  }) => {
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

    // Every node takes the words up within seconds.
    const asker = await cast.newPerson();
    const codeOfSending = async () => {
      const answer = await asker.request.post('/api/comment/send', {
        headers: { Authorization: `Bearer ${asker.token}` },
        form: { kind: 'video', thingId: place, text: `对一下${word}` },
      });
      return (await answer.json()).code as string;
    };
    await expect.poll(codeOfSending, { timeout: 15_000 }).toBe('ProhibitedWords');

    await visitAsNewPerson(page);
    await page.goto(`${prefix}/video/detail/${place}`);
    const text = `现在说${word}`;
    const { composer, warning, waiting } = words.comment;
    await page.getByRole('textbox', { name: composer.label, exact: true }).fill(text);
    await page.getByRole('button', { name: composer.send, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: warning.title });
    await dialog.getByRole('button', { name: warning.confirm, exact: true }).click();
    const own = page.getByRole('article').filter({ hasText: text });
    await expect(own.getByText(waiting, { exact: true })).toBeVisible();
    const visitor = await cast.newVisitor();
    const everybodySees = async () =>
      (await (await visitor.request.get(`/api/comment/list?kind=video&thingId=${place}`)).text()).includes(text);
    expect(await everybodySees()).toBe(false);

    await openConsole(desk, language, `/staff/reviews?search=${word}`);
    const review = rowsOf(desk, words.reviews.title).filter({ hasText: text });
    await review.getByRole('button', { name: words.reviews.allow }).click();
    await expect(desk.getByText(words.reviews.allowed, { exact: true })).toBeVisible();
    expect(await everybodySees()).toBe(true);

    await openConsole(desk, language, `/staff/words?search=${word}`);
    await row.getByRole('button', { name: `${t.remove} ${word}` }).click();
    await expect(desk.getByText(t.removed.replace('{word}', word), { exact: true })).toBeVisible();
    await expect.poll(codeOfSending, { timeout: 15_000 }).toBe('OK');
  });
}
