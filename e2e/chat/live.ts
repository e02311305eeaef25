import { expect } from '../fixtures';
import { deskOf, newText, test, visitorOf } from './people';
import { chinese, languages } from './words';

/** What a visitor and the desk say to each other while both have their pages open. */
export function liveJourneys() {
  for (const language of languages) {
    const { name, chat, desk: words } = language;

    test(`${name}: a message comes to the desk by itself, its answer to the visitor, and a reload loses neither`, async ({
      page,
      desk: deskPage,
    }) => {
      const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
      const [question, more, thanks] = [newText(), newText(), newText()];
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

      await visitor.write(thanks);
      await expect.poll(desk.said).toEqual([question, more, answer, thanks]);
      await expect(desk.item(thanks)).toBeVisible();
      await expect(desk.item(thanks)).not.toContainText(words.unread);
      await page.reload();
      await expect.poll(visitor.said).toEqual([...own, visitor.answer(answer), visitor.own(thanks)]);
      await deskPage.reload();
      await expect.poll(desk.said).toEqual([question, more, answer, thanks]);
    });
  }

  test('a conversation that staff close opens again when the visitor writes', async ({ page, desk: deskPage }) => {
    const { desk: words } = chinese;
    const [visitor, desk] = [visitorOf(page, chinese), deskOf(deskPage, chinese)];
    const [before, after] = [newText(), newText()];
    await desk.open();
    await visitor.open();
    await visitor.write(before);
    await desk.item(before).getByRole('link').click();
    await deskPage.getByRole('button', { name: words.turn.closed }).click();
    await expect(desk.item(before)).toContainText(words.states.closed);
    await expect(deskPage.getByText(words.turned.closed)).toBeVisible();
    await visitor.write(after);
    await expect(desk.item(after)).toBeVisible();
    await expect(desk.item(after)).not.toContainText(words.states.closed);
    await expect(deskPage.getByRole('button', { name: words.turn.closed })).toBeVisible();
    await expect.poll(desk.said).toEqual([before, after]);
    await deskPage.getByRole('button', { name: words.turn.closed }).click();
    await deskPage.getByRole('button', { name: words.turn.open }).click();
    await expect(deskPage.getByRole('button', { name: words.turn.closed })).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('what a visitor writes waits, and arrives once and in order when it is back', async ({
      page,
      context,
      desk: deskPage,
    }) => {
      const { chat } = chinese;
      const [visitor, desk] = [visitorOf(page, chinese), deskOf(deskPage, chinese)];
      const [before, first, second, answer] = [newText(), newText(), newText(), newText()];
      await desk.open();
      await visitor.open();
      await visitor.write(before);
      await desk.item(before).getByRole('link').click();
      await context.setOffline(true);
      await expect(visitor.status).toHaveText(chat.room.lost);
      await visitor.write(first);
      await visitor.write(second);
      await expect(visitor.log.getByText(chat.room.late)).toBeVisible();
      await desk.answer.fill(answer);
      await desk.answer.press('Enter');
      await expect.poll(desk.said).toEqual([before, answer]);
      await context.setOffline(false);
      await expect.poll(desk.said).toEqual([before, answer, first, second]);
      const all = [visitor.own(before), visitor.answer(answer), visitor.own(first), visitor.own(second)];
      await expect.poll(visitor.said).toEqual(all);
      await expect(visitor.status).toHaveText(chat.room.staffed);
      await page.reload();
      await expect.poll(visitor.said).toEqual(all);
    });

    test('what was written before the page was closed goes with the next visit, once', async ({
      page,
      context,
      desk: deskPage,
    }) => {
      const [visitor, desk] = [visitorOf(page, chinese), deskOf(deskPage, chinese)];
      const [before, left] = [newText(), newText()];
      await desk.open();
      await visitor.open();
      await visitor.write(before);
      await desk.item(before).getByRole('link').click();
      await context.setOffline(true);
      await visitor.write(left);
      await page.close();
      await context.setOffline(false);
      const again = visitorOf(await context.newPage(), chinese);
      await again.open();
      await expect.poll(again.said).toEqual([before, left].map(again.own));
      await expect.poll(desk.said).toEqual([before, left]);
    });
  });
}
