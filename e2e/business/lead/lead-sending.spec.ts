import { joinStaff } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
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
import { filled, languages } from './words';

const path = '/business/request/sales';
const disguised = {
  name: 'offer.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<script>alert(1)</script>'),
};

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 415/] });

test('what was typed outlives a reload, a refused file and a lost connection, and is sent once', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { client, lead } = language.words;
  const { files, form, request: said } = lead;
  const typed = newRequest();
  const send = sendButton(page, language);
  const keepsTexts = async () => {
    for (const name of Object.keys(typed) as (keyof Typed)[]) {
      await expect(typedField(page, language, name)).toHaveValue(typed[name]);
    }
    await expect(page.getByRole('radio', { name: form.budgets.over1m })).toBeChecked();
  };

  await test.step('it is there after a reload and after a way there and back', async () => {
    await openForm(page, language, path);
    await typeRequest(page, language, typed);
    await requestForm(page, language).getByText(form.budgets.over1m, { exact: true }).click();
    const isBack = async () => {
      await keepsTexts();
      // Consent must be given again each time.
      await expect(consent(page)).not.toBeChecked();
    };
    await page.reload();
    await isBack();
    await page.getByRole('main').getByRole('link', { name: said.eyebrow }).click();
    await expect(page).toHaveURL(`${language.prefix}/business${language.marker}`);
    await page.goBack();
    await isBack();
    await page.goto(language.home);
    await openForm(page, language, path);
    await isBack();
  });

  await test.step('a file that is not what it says is refused at the files', async () => {
    await consent(page).check();
    await page.getByLabel(files.pick).setInputFiles(disguised);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: files.sent.fileType })).toBeVisible({ timeout: 30_000 });
    await keepsTexts();
    await page.getByRole('button', { name: filled(files.remove, { name: disguised.name }) }).click();
  });

  await test.step('without a connection the form says so', async () => {
    await page.context().setOffline(true);
    await send.click();
    await expect(requestForm(page, language).getByRole('alert').filter({ hasText: client.offline })).toBeVisible();
    await keepsTexts();
    await page.context().setOffline(false);
  });

  await test.step('pressed twice it is sent once, and its number is found again', async () => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('/leads/send')) sent.push(one.url());
    });
    await send.dblclick();
    const { number } = await receiptOf(page, language);
    expect(sent).toHaveLength(1);
    const sales = await joinStaff(request, 'sales');
    expect((await leadsFound(request, sales, typed.company)).map((lead) => lead.number)).toEqual([number]);
    await openForm(page, language, '/business/request/resources');
    await expect(page.getByText(filled(form.last, { number }))).toBeVisible();
  });
});
