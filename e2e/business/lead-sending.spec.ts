import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { joinStaff } from '../staff/people';
import { proof } from '../staff/requests';
import {
  consent,
  leadsFound,
  newRequest,
  openForm,
  receiptOf,
  requestForm,
  sendButton,
  type Typed,
  typedField,
  typeRequest,
} from './requests';
import { chinese, languages } from './words';

const path = '/business/request/sales';

for (const language of languages) {
  const { form, request: said } = language.words.cooperation;

  test(`${language.name}: what was typed is still there after a reload and after a way there and back`, async ({
    page,
  }) => {
    const typed = newRequest({ mobile: '+44 7700 900123' });
    await openForm(page, language, path);
    await typeRequest(page, language, typed);
    await requestForm(page, language).getByText(form.budgets.over1m, { exact: true }).tap();
    const stillThere = async () => {
      for (const name of Object.keys(typed) as (keyof Typed)[]) {
        await expect(typedField(page, language, name)).toHaveValue(typed[name]);
      }
      await expect(page.getByRole('radio', { name: form.budgets.over1m })).toBeChecked();
      // To be agreed to anew each time.
      await expect(consent(page)).not.toBeChecked();
    };
    await page.reload();
    await stillThere();
    await page.getByRole('main').getByRole('link', { name: said.eyebrow }).tap();
    await expect(page).toHaveURL(`${language.prefix}/business${language.marker}`);
    await page.goBack();
    await stillThere();
    await page.goto(language.home);
    await page.goto(language.prefix + path);
    await stillThere();
  });

  test.describe(`${language.name}: without a connection`, () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('the form says so, keeps everything and can be sent again, for one request', async ({ page, request }) => {
      const sales = await joinStaff(request, 'sales');
      const typed = newRequest();
      await openForm(page, language, path);
      await typeRequest(page, language, typed);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await sendButton(page, language).tap();
      const problem = requestForm(page, language).getByRole('alert').filter({ hasText: language.words.client.offline });
      await expect(problem).toBeVisible();
      for (const name of Object.keys(typed) as (keyof Typed)[]) {
        await expect(typedField(page, language, name)).toHaveValue(typed[name]);
      }
      await page.context().setOffline(false);
      await sendButton(page, language).tap();
      const { number } = await receiptOf(page, language);
      const found = await leadsFound(request, sales, typed.company);
      expect(found.map((lead) => lead.number)).toEqual([number]);
    });
  });

  test(`${language.name}: pressed twice it is sent once`, async ({ page, request }) => {
    const sales = await joinStaff(request, 'sales');
    const typed = newRequest();
    await openForm(page, language, path);
    await typeRequest(page, language, typed);
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('/leads/send')) sent.push(one.url());
    });
    await sendButton(page, language).dblclick();
    const { number } = await receiptOf(page, language);
    expect(sent).toHaveLength(1);
    expect((await leadsFound(request, sales, typed.company)).map((lead) => lead.number)).toEqual([number]);
    // And the number is found again by who comes back to a form.
    await openForm(page, language, '/business/request/resources');
    await expect(page.getByText(language.words.cooperation.form.last.replace('{number}', number))).toBeVisible();
  });
}

/** Sends a request as a machine would; `proof` as it is given. */
async function sendAs(request: APIRequestContext, typed: Typed, fields: Record<string, string>) {
  const answer = await request.post('/api/cooperation/leads/send', {
    multipart: { service: 'sales', ...typed, consent: 'true', ...fields },
  });
  const { code } = await answer.json();
  return { status: answer.status(), code };
}

test('who has not worked for it sends nothing, and the same work is good once', async ({ request }) => {
  const sales = await joinStaff(request, 'sales');
  const typed = newRequest();
  const refused = { status: 422, code: 'ProofNeeded' };
  expect(await sendAs(request, typed, {})).toEqual({ status: 400, code: '400' });
  expect(await sendAs(request, typed, { proof: 'none' })).toEqual(refused);
  const done = await proof(request);
  const { challenge, solution } = JSON.parse(atob(done));
  const forged = { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } };
  expect(await sendAs(request, typed, { proof: btoa(JSON.stringify(forged)) })).toEqual(refused);
  expect(await leadsFound(request, sales, typed.company)).toEqual([]);
  const twice = await Promise.all([sendAs(request, typed, { proof: done }), sendAs(request, typed, { proof: done })]);
  expect(twice.toSorted((one, other) => one.status - other.status)).toEqual([{ status: 200, code: 'OK' }, refused]);
  expect(await sendAs(request, typed, { proof: done })).toEqual(refused);
  expect(await leadsFound(request, sales, typed.company)).toHaveLength(1);
});

test.describe('a file that is not what it says', () => {
  test.use({ expectedErrors: [/status of 415/] });

  test('is refused at the files, and what was typed stays', async ({ page }) => {
    const { files } = chinese.words.cooperation;
    const typed = newRequest();
    await openForm(page, chinese, path);
    await typeRequest(page, chinese, typed);
    const disguised = {
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<script>alert(1)</script>'),
    };
    await page.getByLabel(files.pick).setInputFiles(disguised);
    await sendButton(page, chinese).tap();
    await expect(page.getByRole('alert').filter({ hasText: files.sent.fileType })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: files.remove.replace('{name}', disguised.name) }).tap();
    await sendButton(page, chinese).tap();
    await receiptOf(page, chinese);
  });
});
