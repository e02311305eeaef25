import { windows } from '../../cells';
import { expect, violationsOf } from '../../fixtures';
import { deskOf, newText, test, visitorOf } from './people';
import { languages } from './words';

const { viewport: phone } = windows.phone;
const withKeyboard = { ...phone, height: 500 };

/** The desk on a phone, which shows list and conversation one at a time. */
export function smallDeskJourneys() {
  test('who answers on a phone has the conversation, the answer and the way back in sight, over a keyboard too', async ({
    page,
    desk: deskPage,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { desk: words } = language;
    const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
    const [question, short] = [newText('How much? '.repeat(12)), newText()];
    const answer = `${short} ${'It depends. '.repeat(20).trim()}`;
    await visitor.open();
    await visitor.write(question);
    await deskPage.setViewportSize(phone);
    await desk.open();
    await desk.item(question.slice(-12)).getByRole('link').click();
    await desk.answer.fill(answer);
    await desk.answer.press('Enter');
    await expect.poll(desk.said).toEqual([question, answer]);
    await expect(deskPage.getByRole('link', { name: words.back })).toBeInViewport({ ratio: 1 });
    await expect(deskPage.getByRole('button', { name: words.turn.closed })).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(deskPage)).toEqual([]);
    expect(await deskPage.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await deskPage.setViewportSize(withKeyboard);
    await expect(desk.answer).toBeInViewport({ ratio: 1 });
    await expect(desk.log.locator('time').last()).toBeInViewport({ ratio: 1 });
    await expect(deskPage.getByRole('button', { name: words.send, exact: true })).toBeInViewport({ ratio: 1 });
    await deskPage.setViewportSize(phone);
    await deskPage.getByRole('link', { name: words.back }).click();
    await expect(deskPage.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(desk.item(short)).toBeVisible();
  });
}
