import { readFile } from 'node:fs/promises';
import { joinStaff, laptop, openConsole, rowsOf } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { logIn, languages as loginLanguages } from '../../people/account/steps';
import {
  consent,
  consoleIn,
  mailTo,
  newRequest,
  receiptOf,
  requestForm,
  sendButton,
  typedField,
  typeRequest,
} from './requests';
import { languages } from './words';

const teamEmail = 'business@lightfield.example';

/** How visitors come from ads, what is recorded then, and how the table of the console shows it. */
const arrivals = {
  zh: {
    query: 'utm_source=baidu&utm_medium=cpc&utm_campaign=spring&bd_vid=abc123',
    known: { utm_source: 'baidu', utm_medium: 'cpc', utm_campaign: 'spring', bd_vid: 'abc123' },
    campaign: 'baidu / cpc / spring',
  },
  en: { query: 'gclid=EAIaIQobChMI_x-7', known: { gclid: 'EAIaIQobChMI_x-7' }, campaign: 'google' },
} as const;

const brief = {
  name: '滨江光影节 brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'光'.repeat(9000)}`),
};

test('a request goes from the click on an ad to the answer of the team', async ({
  page,
  browser,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, marker, words } = language;
  const { form, rules, services, status, receipt, files } = words.lead;
  const t = consoleIn(language).words.leads;
  const { query, known, campaign } = arrivals[language.name];
  const landing = `${prefix}/business?${query}`;
  const typed = newRequest();
  const international = `+86${typed.mobile}`;

  await test.step('the visitor arrives, chooses and comes to the form', async () => {
    await page.goto(landing);
    await page.getByRole('main').getByRole('button', { name: words.business.actions.cooperate }).last().click();
    const popup = page.getByRole('dialog', { name: words.business.choice.title });
    await popup.getByRole('link', { name: words.business.services.activities.title }).click();
    await expect(page).toHaveURL(`${prefix}/business/request/activities${marker}`);
    await expect(page.getByRole('heading', { level: 1, name: services.activities.name })).toBeVisible();
  });

  await test.step('what is missing or wrong is said at its field', async () => {
    const send = sendButton(page, language);
    await send.click();
    const company = typedField(page, language, 'company');
    await expect(company).toBeFocused();
    for (const name of ['company', 'name', 'mobile', 'message'] as const) {
      await expect(typedField(page, language, name)).toHaveAccessibleDescription(new RegExp(rules.required));
    }
    await expect(consent(page)).toHaveAccessibleDescription(rules.consent);
    await typeRequest(page, language, { ...typed, mobile: '1234', email: 'nobody at all' });
    await consent(page).uncheck();
    await send.click();
    await expect(typedField(page, language, 'mobile')).toBeFocused();
    await expect(typedField(page, language, 'mobile')).toHaveAccessibleDescription(rules.mobile);
    await expect(typedField(page, language, 'email')).toHaveAccessibleDescription(rules.email);
    await expect(consent(page)).toHaveAccessibleDescription(rules.consent);
    await expect(company).toHaveAccessibleDescription('');
    expect(await findAxeViolations()).toEqual([]);
  });

  const { number, path } = await test.step('the visitor fills it in, adds a file and sends it', async () => {
    await typeRequest(page, language, typed);
    await requestForm(page, language).getByText(form.budgets.under200k, { exact: true }).click();
    await page.getByLabel(files.pick).setInputFiles([brief, { ...brief, name: 'notes.txt', mimeType: 'text/plain' }]);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible();
    await expect(page.getByRole('list', { name: files.list }).getByRole('listitem')).toHaveCount(1);
    await sendButton(page, language).click();
    return receiptOf(page, language);
  });

  await test.step('the link shows that it was received', async () => {
    await page.getByRole('main').getByRole('link', { name: receipt.status }).click();
    await expect(page).toHaveURL(path + marker);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: status.title })).toBeVisible();
    await expect(main.getByText(number, { exact: true })).toBeVisible();
    await expect(main.locator('[aria-current=step]')).toHaveText(status.steps.received);
    await expect(main.getByText(status.words.new)).toBeVisible();
    // The link reveals nothing about the customer.
    for (const own of Object.values(typed)) expect(await page.content()).not.toContain(own.split('\n')[0]);
  });

  await test.step('the team and the customer have mail', async () => {
    const toTeam = await mailTo(request, teamEmail, number);
    const team = [typed.company, typed.name, international, typed.email, typed.message, campaign, brief.name];
    for (const part of team) expect(toTeam.text).toContain(part);
    expect(toTeam.subject).toContain(typed.company);
    expect(toTeam.text).toMatch(/\/staff\/leads\/[\w-]+/);
    const toCustomer = await mailTo(request, typed.email, number);
    expect(toCustomer.text).toContain(path);
    for (const own of [typed.company, typed.name, typed.message]) expect(toCustomer.text).not.toContain(own);
  });

  const sales = await joinStaff(request, 'sales');
  const team = await (await browser.newContext(laptop)).newPage();

  await test.step('sales logs in and finds it with its campaign', async () => {
    await team.goto(`${prefix}/staff/leads`);
    await expect(team).toHaveURL(/\/login\?/);
    await logIn(team, inLanguage(loginLanguages), sales.mobile, sales.password);
    await expect(team.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await team.getByRole('searchbox', { name: t.search }).fill(number);
    const row = rowsOf(team, t.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(typed.company);
    await expect(row).toContainText(campaign);
    await expect(row).toContainText(t.states.new);
    await row.getByRole('link', { name: typed.company }).click();
  });

  const fact = (label: string) => team.getByRole('main').locator('dt', { hasText: label }).locator('+ dd');
  await test.step('opens it: all that was written, where it came from, and the file', async () => {
    await expect(team.getByRole('heading', { level: 1, name: typed.company })).toBeVisible();
    await expect(team.getByText(typed.message)).toBeVisible();
    await expect(fact(t.mobile).getByRole('link')).toHaveAttribute('href', `tel:${international}`);
    await expect(fact(t.email)).toHaveText(typed.email);
    await expect(fact(t.budget)).toHaveText(t.budgets.under200k);
    await expect(fact(t.mail.labels.language)).toHaveText(t.mail.languages[language.name]);
    await expect(fact(t.landing)).toHaveText(landing);
    for (const [name, value] of Object.entries(known)) await expect(fact(name)).toHaveText(value);
    const saved = team.waitForEvent('download');
    await team.getByRole('button', { name: t.saveFile.replace('{name}', brief.name) }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(brief.name);
    expect(await readFile(await download.path())).toEqual(brief.buffer);
  });

  await test.step('takes it on, with a next step and a note', async () => {
    await team.getByLabel(t.state, { exact: true }).selectOption({ label: t.states.working });
    await team.getByLabel(t.owner, { exact: true }).selectOption({ label: sales.nickname });
    await team.getByLabel(t.nextStep, { exact: true }).fill('约第一次电话');
    await team.getByLabel(t.nextStepOn, { exact: true }).fill('2027-03-01');
    await team.getByRole('button', { name: t.save, exact: true }).last().click();
    await expect(team.getByText(t.saved)).toBeVisible();
    await team.getByLabel(t.newNote, { exact: true }).fill('客户希望三月开幕。');
    await team.getByRole('button', { name: t.addNote, exact: true }).click();
    await expect(team.getByRole('listitem').filter({ hasText: '客户希望三月开幕。' })).toContainText(sales.nickname);
    await openConsole(team, consoleIn(language), `/staff/leads?search=${number}`);
    const row = rowsOf(team, t.title);
    for (const shown of [t.states.working, sales.nickname, '2027-03-01']) await expect(row).toContainText(shown);
  });

  await test.step('the customer sees that somebody is at it', async () => {
    await page.reload();
    await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText(status.steps.working);
    await expect(page.getByText(status.words.working)).toBeVisible();
    await expect(page.getByText(status.updatedAt)).toBeVisible();
    expect(await page.content()).not.toContain(sales.nickname);
  });
});
