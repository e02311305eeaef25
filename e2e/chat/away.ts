import type { APIRequestContext, Page } from '@playwright/test';
import { newEmail } from '../account/people';
import { expect } from '../fixtures';
import { deskOf, newText, roomOf, test, visitorOf } from './people';
import { chinese, type Language, languages } from './words';

/** The desk of a journey before is believed to be there for a while. */
const nobodyIsThere = (request: APIRequestContext) =>
  expect.poll(async () => (await roomOf(request)).isStaffed, { timeout: 60_000 }).toBe(false);

interface Letter {
  address: string;
  subject: string;
  text: string;
}

/** The letter in the outbox of the demonstration that says so; messages are gathered for a while before it goes. */
async function letterWith(request: APIRequestContext, text: string): Promise<Letter> {
  const found: Letter[] = [];
  const look = async () => {
    const { data }: { data: Letter[] } = await (await request.get('/api/delivery/outbox')).json();
    found.push(...data.filter((letter) => letter.text.includes(text)));
    return found.length;
  };
  await expect.poll(look, { timeout: 60_000, intervals: [1000] }).toBeGreaterThan(0);
  return found[0] as Letter;
}

/** What a visitor meets while nobody has the desk open, and how they learn that somebody comes and goes. */
export function awayJourneys() {
  test.describe.configure({ timeout: 180_000 });

  for (const language of languages) {
    test.describe(language.name, () => {
      test.use({ expectedErrors: [/status of 400 .*\/api\/chat\/email/] });
      test('a visitor leaves messages and an e-mail address, and the team is told', ({ page, request }) =>
        leaveMessages(language, page, request));
    });
  }

  test('visitors see when somebody opens the desk and closes it, and the desk their address', async ({
    page,
    request,
    desk: deskPage,
  }) => {
    const { chat } = chinese;
    const [visitor, desk] = [visitorOf(page, chinese), deskOf(deskPage, chinese)];
    const [question, email] = [newText(), newEmail()];
    await nobodyIsThere(request);
    await visitor.open();
    await visitor.write(question);
    await expect(visitor.status).toHaveText(chat.room.unstaffed);
    await visitor.address.fill(email);
    await page.getByRole('button', { name: chat.email.save }).click();

    await desk.open();
    await expect(visitor.status).toHaveText(chat.room.staffed);
    await desk.item(question).getByRole('link').click();
    await expect(deskPage.getByRole('region').getByText(email)).toBeVisible();
    await deskPage.getByRole('searchbox').fill(email);
    await expect(desk.item(question)).toHaveCount(1);

    await deskPage.close();
    await expect(visitor.status).toHaveText(chat.room.unstaffed, { timeout: 45_000 });
    expect((await roomOf(request)).isStaffed).toBe(false);
  });
}

async function leaveMessages(language: Language, page: Page, request: APIRequestContext): Promise<void> {
  const { prefix, name, chat } = language;
  const visitor = visitorOf(page, language);
  const [question, more, email] = [newText('?\n<b>'), newText(), newEmail()];
  const landing = `${prefix}/customer?utm_source=x`;
  await nobodyIsThere(request);
  await page.goto(landing);
  await visitor.field.focus();
  await expect(visitor.status).toHaveText(chat.room.unstaffed);
  await expect(visitor.address).toHaveCount(0);
  await visitor.write(question);
  await visitor.address.fill('nobody@');
  await visitor.address.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: chat.email.wrong })).toBeVisible();
  await expect(visitor.address).toHaveValue('nobody@');
  await visitor.address.fill(email);
  await page.getByRole('button', { name: chat.email.save }).click();
  const kept = page.getByText(chat.email.kept.replace('{email}', email));
  await expect(kept).toBeVisible();
  await visitor.write(more);
  await expect.poll(visitor.said).toEqual([question, more].map(visitor.own));

  const { mail } = chinese.desk;
  const letter = await letterWith(request, more);
  const [before = '', after = ''] = mail.subject.split('{code}');
  expect(letter.subject.startsWith(before) && letter.subject.endsWith(after)).toBe(true);
  const [first = '', second = ''] = question.split('\n');
  for (const part of [`> ${first}\n> ${second}`, email, landing, '/staff/chats', mail.languages[name]]) {
    expect(letter.text).toContain(part);
  }

  await page.reload();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: chat.email.change }).click();
  await expect(visitor.address).toHaveValue(email);
}
