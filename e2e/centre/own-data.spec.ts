import { readFile } from 'node:fs/promises';
import { visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { callAs } from './calls';
import { languages } from './words';

for (const { name, prefix, words } of languages) {
  const { data: t, account, form, confirm } = words.settings;

  test(`${name}: everything that is kept of a person is downloaded as JSON`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    await callAs(page.request, person, '/api/person/profile', { tagline: 'mine alone', birthday: '1990-02-28' });
    await callAs(page.request, person, '/api/person/follow', { userId: 'person-003', follow: 'true' });
    await page.goto(`${prefix}/Settings/data`);
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: t.download }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^lightfield-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText(t.done)).toBeVisible();
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('account');
    for (const own of [person.address, person.nickname, 'mine alone', '1990-02-28', 'person-003']) {
      expect(text).toContain(own);
    }
    for (const secret of [person.password, person.token, 'argon', 'scrypt']) expect(text).not.toContain(secret);
  });

  test(`${name}: an account is deleted after days of grace, and kept on demand until then`, async ({
    page,
    request,
  }) => {
    const person = await visitAsNewPerson(page);
    const login = { account: person.mobile, password: person.password };
    const { data: other } = await (await request.post('/api/account/login', { form: login })).json();
    await page.goto(`${prefix}/Settings/account`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: account.begin }).click();
    await main.getByLabel(words.account.form.password, { exact: true }).fill(person.password);
    await main.getByRole('button', { name: confirm.action, exact: true }).click();
    await main.getByRole('button', { name: form.cancel }).click();
    await expect(main.getByRole('button', { name: account.begin })).toBeVisible();

    await main.getByRole('button', { name: account.begin }).click();
    await main.getByRole('button', { name: account.delete }).click();
    const day = new Date(Date.now() + 15 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    await expect(main.getByText(account.erasedOn.replace('{date}', day), { exact: true })).toBeVisible();
    const headers = { Authorization: `Bearer ${other.token}` };
    const { code } = await (await request.get('/api/account/security', { headers })).json();
    expect(code).toBe('SessionEnded');
    await page.goto(`${prefix}/PeopleCenter`);
    await page.getByRole('link', { name: words.centre.own.keep }).click();
    await main.getByRole('button', { name: account.keep }).click();
    await expect(page.getByText(account.kept)).toBeVisible();
    await expect(main.getByRole('button', { name: account.begin })).toBeVisible();
    await page.goto(`${prefix}/PeopleCenter`);
    await expect(page.getByRole('link', { name: words.centre.own.keep })).toHaveCount(0);
  });
}
