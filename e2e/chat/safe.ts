import type { Page } from '@playwright/test';
import { demonstration, logInByCall } from '../account/people';
import { expect } from '../fixtures';
import { deskOf, newText, roomOf, test, visitorOf } from './people';
import { chinese } from './words';

const payloads = [
  '<script>window.harmed = 1</script>',
  '<img src=x onerror="window.harmed = 1">',
  '"><svg onload=window.harmed=1>',
  "javascript:window.harmed=1//';window.harmed=1//",
  '<a href="javascript:window.harmed=1">x</a>',
  '{{constructor.constructor("window.harmed=1")()}}',
  '</textarea></script><iframe srcdoc="<script>parent.harmed=1</script>">',
  '\u202Egnp.exe\u0007&lt;b&gt;&#60;i&#62;',
];

const harmed = (page: Page) => page.evaluate(() => 'harmed' in window);

/** What a conversation must not do: run what somebody writes, or show itself to somebody else. */
export function safeJourneys() {
  test('what looks like code is a text in both directions, in lists and in the address that the visitor came by', async ({
    page,
    desk: deskPage,
  }) => {
    const [visitor, desk] = [visitorOf(page, chinese), deskOf(deskPage, chinese)];
    const [landing, mark] = [newText('<img src=x onerror=window.harmed=1>'), newText()];
    await desk.open();
    await page.goto(`/customer?utm_source=${encodeURIComponent(landing)}`);
    for (const payload of payloads) await visitor.write(`${payload} ${mark}`);
    const texts = payloads.map((payload) => `${payload} ${mark}`);
    await expect(desk.item(texts.at(-1) ?? '')).toBeVisible();
    await desk.item(mark).getByRole('link').click();
    await expect.poll(desk.said).toEqual(texts);
    for (const text of texts) {
      await desk.answer.fill(text);
      await desk.answer.press('Enter');
      await expect(desk.item(text)).toBeVisible();
    }
    await expect.poll(visitor.said).toEqual([...texts.map(visitor.own), ...texts.map(visitor.answer)]);
    for (const [where, log] of [
      [page, visitor.log],
      [deskPage, desk.log],
    ] as const) {
      await expect(log.locator('img, svg, script, iframe, a, b, i')).toHaveCount(0);
      expect(await harmed(where)).toBe(false);
      await where.reload();
      await expect(log.getByText(texts[0] ?? '').first()).toBeVisible();
      expect(await harmed(where)).toBe(false);
    }
    await expect(deskPage.getByText(encodeURIComponent(landing))).toBeVisible();
  });

  test('another visitor sees nothing of it, and without a place in the staff nobody does', async ({
    page,
    browser,
    request,
  }) => {
    const visitor = visitorOf(page, chinese);
    const text = newText();
    await visitor.open();
    await visitor.write(text);
    await expect.poll(async () => (await roomOf(page.context().request)).conversation?.messages.length).toBe(1);

    const other = await browser.newContext();
    const stranger = visitorOf(await other.newPage(), chinese);
    await stranger.open();
    await stranger.field.focus();
    await expect(stranger.status).toHaveText(/\S/);
    expect(await stranger.said()).toEqual([]);
    expect((await roomOf(other.request)).conversation).toBeNull();
    const { code } = await (await other.request.get('/api/chat/follow?after=0')).json();
    expect(code).toBe('NullPointer');
    await other.close();

    const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'chat');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const reviewer = await logInByCall(request, demonstration.reviewer.address, demonstration.password);
    for (const path of ['/staff/chats', '/en/staff/chats', '/staff/chats/chat-1']) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain(chinese.desk.live);
    }
    const headers = { Authorization: `Bearer ${reviewer}` };
    for (const path of ['/api/chat/conversations', '/api/chat/conversation?id=chat-1']) {
      expect((await request.get(path, { headers })).status()).toBe(403);
      expect((await request.get(path)).status()).not.toBe(200);
    }
  });
}
