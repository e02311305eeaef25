import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { logInByCall, register, visitAsNewPerson } from '../../people/account/people';
import { callAs } from './calls';
import { openPage } from './open';
import { languages } from './words';

test('everything that is kept of a person is downloaded, and the account deleted after days of grace unless kept', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { words } = language;
  const { data: t, account, form, confirm } = words.settings;
  const person = await visitAsNewPerson(page);
  const main = page.getByRole('main');

  await test.step('the data as JSON', async () => {
    const { userId } = await register(request);
    await callAs(page.request, person, '/api/person/profile', { tagline: 'mine alone', birthday: '1990-02-28' });
    await callAs(page.request, person, '/api/person/follow', { userId, follow: 'true' });
    await openPage(page, language, '/Settings/data');
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: t.download }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^lightfield-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText(t.done)).toBeVisible();
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('account');
    for (const own of [person.address, person.nickname, 'mine alone', '1990-02-28', userId]) {
      expect(text).toContain(own);
    }
    for (const secret of [person.password, person.token, 'argon', 'scrypt']) expect(text).not.toContain(secret);
  });

  const other = await logInByCall(request, person.address, person.password);
  const begin = main.getByRole('button', { name: account.begin });
  await openPage(page, language, '/Settings/account');
  await begin.click();
  await main.getByLabel(words.account.form.password, { exact: true }).fill(person.password);
  await main.getByRole('button', { name: confirm.action, exact: true }).click();
  await main.getByRole('button', { name: form.cancel }).click();
  await begin.click();
  await main.getByRole('button', { name: account.delete }).click();
  const day = new Date(Date.now() + 15 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  await expect(main.getByText(account.erasedOn.replace('{date}', day), { exact: true })).toBeVisible();
  const headers = { Authorization: `Bearer ${other}` };
  const { code } = await (await request.get('/api/account/security', { headers })).json();
  expect(code).toBe('SessionEnded');

  await openPage(page, language, '/PeopleCenter');
  await expect(main.getByText(words.centre.own.erased.replace('{date}', day))).toBeVisible();
  await main.getByRole('link', { name: words.centre.own.keep }).click();
  await main.getByRole('button', { name: account.keep }).click();
  await expect(page.getByText(account.kept)).toBeVisible();
  await expect(begin).toBeVisible();
  await openPage(page, language, '/PeopleCenter');
  await expect(main.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
  await expect(main.getByRole('link', { name: words.centre.own.keep })).toHaveCount(0);
});
