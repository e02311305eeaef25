import type { APIRequestContext, Page } from '@playwright/test';
import { type Person, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { languages } from './words';

/** Logs the same person in on another device, which names itself by `agent`, and returns how to ask who it is. */
async function logInOn(request: APIRequestContext, { mobile, password }: Person, agent: string) {
  const headers = { 'User-Agent': agent };
  const answer = await request.post('/api/account/login', { form: { account: mobile, password }, headers });
  const { token } = (await answer.json()).data;
  return async (): Promise<string> => {
    const asked = { ...headers, Authorization: `Bearer ${token}` };
    return (await (await request.get('/api/u/base/get', { headers: asked })).json()).code;
  };
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const { name, prefix, words } of languages) {
  const { devices: t } = words.settings;

  test(`${name}: one device is logged out, then all others, after a question`, async ({
    page,
    playwright,
    baseURL,
    findAxeViolations,
  }) => {
    const person = await visitAsNewPerson(page);
    const contexts = await Promise.all([0, 1, 2].map(() => playwright.request.newContext({ baseURL })));
    const named = [agents.ios, agents.windows, agents.android];
    const ask = await Promise.all(contexts.map((context, at) => logInOn(context, person, named[at] ?? '')));
    await page.goto(`${prefix}/Settings/devices`);
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText(t.current);
    await expect(rows(page).first().getByRole('button')).toHaveCount(0);

    await rows(page).filter({ hasText: 'iOS' }).getByRole('button').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(t.endText);
    expect(await findAxeViolations()).toEqual([]);
    await question.getByRole('button', { name: words.settings.form.cancel }).click();
    await expect(rows(page)).toHaveCount(4);
    await rows(page).filter({ hasText: 'iOS' }).getByRole('button').click();
    await question.getByRole('button', { name: t.end, exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect.poll(() => ask[0]?.()).toBe('SessionEnded');
    expect(await ask[1]?.()).toBe('OK');

    await page.getByRole('main').getByRole('button', { name: t.endOthers }).click();
    await question.getByRole('button', { name: t.endOthers }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText(t.alone)).toBeVisible();
    await expect.poll(() => Promise.all(ask.map((one) => one()))).toEqual(Array(3).fill('SessionEnded'));
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await Promise.all(contexts.map((context) => context.dispose()));
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the device comes back to the list, and it is said', async ({ page, request }) => {
    const person = await visitAsNewPerson(page);
    await logInOn(request, person, agents.ios);
    await page.goto('/Settings/devices');
    await expect(rows(page)).toHaveCount(2);
    await page.route('**/api/account/devices/end', (route) => route.abort('internetdisconnected'));
    await rows(page).last().getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录', exact: true }).click();
    await expect(page.getByText(/网络连接不上/)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });
});
