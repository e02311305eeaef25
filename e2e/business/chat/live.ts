import { expect } from '../../fixtures';
import { newEmail } from '../../people/account/people';
import { deskOf, newText, test, visitorOf } from './people';
import { languages } from './words';

/** Messages between a visitor and the desk while both have their pages open. */
export function liveJourneys() {
  test('messages come to the desk by themselves and answers to the visitor; a closed conversation opens again', async ({
    page,
    desk: deskPage,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { chat, desk: words } = language;
    const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
    const [question, more, thanks, email] = [newText(), newText(), newText(), newEmail()];
    await desk.open();
    await visitor.open();
    await visitor.write(question);
    await expect(desk.item(question)).toContainText(`${words.unread} 1`);
    await visitor.write(more);
    await expect(desk.item(more)).toContainText(`${words.unread} 2`);
    await expect(desk.item(question)).toHaveCount(0);
    await expect(visitor.status).toHaveText(chat.room.staffed);

    await desk.item(more).getByRole('link').click();
    await expect.poll(desk.said).toEqual([question, more]);
    await expect(desk.item(more)).not.toContainText(words.unread);
    const answer = newText('first\n  second <b>');
    for (const line of answer.split('\n')) {
      if (await desk.answer.inputValue()) await desk.answer.press('Shift+Enter');
      await desk.answer.pressSequentially(line);
    }
    await expect(desk.answer).toHaveValue(answer);
    await desk.answer.press('Enter');
    await expect(desk.answer).toHaveValue('');
    await expect.poll(desk.said).toEqual([question, more, answer]);
    const own = [question, more].map(visitor.own);
    await expect.poll(visitor.said).toEqual([...own, visitor.answer(answer)]);
    await expect(deskPage.getByText(words.you.replace('{text}', answer.replace(/\s+/g, ' ')))).toBeVisible();

    await deskPage.getByRole('button', { name: words.turn.closed }).click();
    await expect(deskPage.getByText(words.turned.closed)).toBeVisible();
    await expect(deskPage.getByRole('button', { name: words.turn.open })).toBeVisible();
    await visitor.write(thanks);
    await expect(desk.item(thanks)).toBeVisible();
    await expect(desk.item(thanks)).not.toContainText(words.states.closed);
    await expect(desk.item(thanks)).not.toContainText(words.unread);
    await expect(deskPage.getByRole('button', { name: words.turn.closed })).toBeVisible();
    await expect.poll(desk.said).toEqual([question, more, answer, thanks]);

    // Where answers go is asked for while staff are absent; the desk sees it later.
    await page.context().request.post('/api/chat/email', { form: { email } });
    await page.reload();
    await expect.poll(visitor.said).toEqual([...own, visitor.answer(answer), visitor.own(thanks)]);
    await expect(page.getByText(chat.email.kept.replace('{email}', email))).toBeVisible();
    await page.getByRole('button', { name: chat.email.change }).click();
    await expect(visitor.address).toHaveValue(email);
    // A marketing page shows its own running call too.
    const kept = Promise.withResolvers<void>();
    await page.route('**/api/chat/email', async (route) => {
      await kept.promise;
      await route.continue();
    });
    await visitor.address.press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    kept.resolve();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await deskPage.reload();
    await expect.poll(desk.said).toEqual([question, more, answer, thanks]);
    await expect(deskPage.getByRole('region').getByText(email)).toBeVisible();
    await deskPage.getByRole('searchbox').fill(email);
    await expect(desk.item(thanks)).toHaveCount(1);
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('what a visitor writes waits, arrives once and in order when it is back, or goes with the next visit', async ({
      page,
      context,
      desk: deskPage,
      inLanguage,
      findAxeViolations,
    }) => {
      const language = inLanguage(languages);
      const { chat } = language;
      const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
      const [before, first, second, answer, left] = [newText(), newText(), newText(), newText(), newText()];
      await desk.open();
      await visitor.open();
      await visitor.write(before);
      await desk.item(before).getByRole('link').click();
      await context.setOffline(true);
      await expect(visitor.status).toHaveText(chat.room.lost);
      await visitor.write(first);
      await visitor.write(second);
      await expect(visitor.log.getByText(chat.room.late)).toBeVisible();
      expect(await findAxeViolations()).toEqual([]);
      await desk.answer.fill(answer);
      await desk.answer.press('Enter');
      // It is among the messages before the server has it, and in the list afterwards.
      await expect(desk.item(answer)).toBeVisible();
      await context.setOffline(false);
      await expect.poll(desk.said).toEqual([before, answer, first, second]);
      const all = [visitor.own(before), visitor.answer(answer), visitor.own(first), visitor.own(second)];
      await expect.poll(visitor.said).toEqual(all);
      await expect(visitor.status).toHaveText(chat.room.staffed);

      await context.setOffline(true);
      await visitor.write(left);
      await page.close();
      await context.setOffline(false);
      const again = visitorOf(await context.newPage(), language);
      await again.open();
      await expect.poll(again.said).toEqual([...all, again.own(left)]);
      await expect.poll(desk.said).toEqual([before, answer, first, second, left]);
    });
  });
}
