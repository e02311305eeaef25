import { plainPicture } from '../../../test/pictures';
import { callAsAdmin } from '../../base/staff/people';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { languages } from './languages';
import { bodyField, open, paste, press, readArticle, said, textPart, visitDraft, wakeEditor } from './writing';

// A line that was cut, the question about prohibited words, and a save that was on its way when its page was left.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 4(?:00|09|22)/] });

test('an article is written from nothing to its submission, with a described picture and an embedded work', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { edit, richText, body, headline, searched } = language;
  const person = await visitAsNewPerson(page);
  await open(page, language, '/articleIndex/new');
  await page.getByRole('textbox', { name: edit.start.headline }).fill(headline);
  await press(page, edit.start.begin);
  await expect(page).toHaveURL(({ pathname }) => /\/articleIndex\/[\w-]+\/edit$/.test(pathname));
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';

  const part = textPart(page, language);
  await bodyField(page, language).click();
  await page.keyboard.type('20:00');
  await page.keyboard.press('Enter');
  await part.locator('input[type=file]').setInputFiles({
    ...{ name: 'night.jpg', mimeType: 'image/jpeg' },
    buffer: await plainPicture('#1d2b53', { width: 1200, height: 800 }),
  });
  await part.getByLabel(richText.picture.shows).fill('A lamp');
  await part.getByRole('button', { name: richText.buttons.work, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: edit.works.title });
  await sheet.getByLabel(edit.works.search).fill(searched);
  const found = sheet.getByRole('listitem').getByRole('button').first();
  const name = await found.locator('[class*=font-semibold]').textContent();
  await found.click();
  await expect(bodyField(page, language)).toContainText(name ?? 'no name');

  await expect(page.getByText(edit.missing.none)).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await press(page, edit.bar.submit);
  await expect(page.getByText(edit.state.pending_review)).toBeVisible();
  const written = await readArticle(page.request, person, id);
  expect(written.state).toBe('pending_review');
  expect(written[body]).toMatch(
    /<p>20:00<\/p>.*<figure><img src="articles\/[^"]+" alt="A lamp" width="1200" height="800"><\/figure>/,
  );
  expect(written[body]).toMatch(/<figure data-work="[\w-]+"><\/figure>/);
});

test('what is typed outlives a lost line and a reload', async ({ page, context, inLanguage }) => {
  const language = inLanguage(languages);
  const { edit, body } = language;
  const { person, article } = await visitDraft(page, language);
  const field = bodyField(page, language);
  const now = async () => (await readArticle(page.request, person, article.id))[body];

  await context.setOffline(true);
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' offline');
  await expect(page.getByText(new RegExp(`^${edit.save.failed.split('{')[0]}`))).toBeVisible();
  await context.setOffline(false);
  await said(page, edit.save.saved);
  expect(await now()).toBe('<p>20:00 offline</p>');

  await page.keyboard.type(' reload');
  // The browser asks before the page is left.
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  await (await asked).accept();
  await left;
  await wakeEditor(page, field);
  await expect(field).toContainText('20:00 offline reload');
  await expect.poll(now).toBe('<p>20:00 offline reload</p>');
});

test('what is pasted from Word and from WeChat keeps its structure and nothing else', async ({ page, inLanguage }) => {
  const language = inLanguage(languages);
  const { edit, richText, body } = language;
  const { person, article } = await visitDraft(page, language);
  const field = bodyField(page, language);
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(
    field,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <h1 style="mso-style-name:Title;color:red">Night</h1>
    <p class="MsoNormal" style="margin:0cm"><b style="mso-bidi-font-weight:normal">quiet</b> streets<o:p></o:p></p>
    <!--EndFragment--></body></html>`,
  );
  await expect(field.getByRole('heading', { name: 'Night' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(
    field,
    `<section data-role="outer" style="font-size:17px"><section><p style="color:#888">lamp<span style="font-weight:bold">light</span></p>
    <img class="rich_pages" data-src="https://mmbiz.example/1.png"></section></section>`,
  );
  await expect(field.getByText('lamplight')).toBeVisible();
  // It says that the picture has to be added by hand.
  await press(page, richText.pasted.close);
  await said(page, edit.save.saved);
  const kept = (await readArticle(page.request, person, article.id))[body];
  expect(kept).toBe('<h2>Night</h2><p><strong>quiet</strong> streets</p><p>lamp<strong>light</strong></p>');
});

test('staff approve an article and readers see it; a later edit with a watched word warns, and waits', async ({
  page,
  cast,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { edit, review, prefix, title, headline, watched } = language;
  const { person, article } = await visitDraft(page, language);
  const { revision } = await readArticle(page.request, person, article.id);
  await callAs(page.request, person, '/api/article/own/submit', { id: article.id, revision: String(revision) });
  // Requested before it is public, so that a kept 404 has to end.
  const path = `${prefix}/articleIndex/${article.id}`;
  const statusOfPage = async () => (await page.request.get(path)).status();
  expect(await statusOfPage()).toBe(404);

  const reviewer = await cast.newStaff('reviewer');
  const console_ = await reviewer.newPage();
  await open(console_, language, `/staff/articles/${article.id}`);
  await expect(console_.getByText('20:00', { exact: true })).toBeVisible();
  await press(console_, review.approve);
  await expect(console_.getByText(review.decided.approve)).toBeVisible();
  await expect.poll(statusOfPage).toBe(200);

  await open(page, language, `/articleIndex/${article.id}/edit`);
  await page.getByRole('textbox', { name: edit.fields[title], exact: true }).fill(`${headline} ${watched}`);
  await press(page, edit.bar.save);
  const question = page.getByRole('alertdialog', { name: edit.bar.reviewTitle });
  await question.getByRole('button', { name: edit.bar.reviewAction }).click();
  await expect(page.getByText(edit.underReview.title.replace('{text}', headline))).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  const waiting = await callAsAdmin<{ underReview: object }>(`/api/article/review/get?id=${article.id}`);
  expect(waiting.underReview).toEqual({ [title]: `${headline} ${watched}` });
});
