import { expect, test } from '../../fixtures';
import { register, visitAsNewPerson } from '../../people/account/people';
import { addQuestion } from '../../stage';
import { languages } from './languages';

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

test('who is no member follows in place, keeps what they typed, sees like questions, and asks', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, ask, page: words } = inLanguage(languages);
  await visitAsNewPerson(page);
  await page.goto(`${prefix}/topicQuestion/topic-03/create`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const title = page.getByRole('textbox', { name: ask.fields.title });
  const asked = `镜头位移和梯形校正 ${unique()}`;
  await title.fill(asked);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('region', { name: ask.similar.title }).getByRole('link').first().click(),
  ]);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('lens shift');
  await other.close();
  expect(await findAxeViolations()).toEqual([]);
  await page.reload();
  await expect(title).toHaveValue(asked);
  await page.getByRole('button', { name: ask.follow.action }).click();
  await page.getByRole('button', { name: ask.send }).click();
  await expect(page).toHaveURL(/questionDetail/);
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeVisible();
  await expect(page.getByText(words.answers.empty.title)).toBeVisible();
});

test('a visitor writes an answer, logs in, finds it again, sends it, and changes it with its history', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, page: words } = inLanguage(languages);
  const asker = await register(page.context().request);
  const id = addQuestion(asker.userId, `怎样散热 ${unique()}`);
  await page.context().clearCookies();
  await page.goto(`${prefix}/questionDetail/${id}`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const field = page.getByRole('textbox', { name: words.composer.label });
  await field.fill('加一个静音风扇。');
  await page.getByRole('button', { name: words.composer.logIn }).click();
  await expect(page).toHaveURL(/login/);
  await visitAsNewPerson(page);
  await page.goto(`${prefix}/questionDetail/${id}`);
  await expect(field).toHaveValue('加一个静音风扇。');
  await page.getByRole('button', { name: words.composer.send, exact: true }).click();
  const answer = page.getByRole('article').filter({ hasText: '加一个静音风扇。' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('heading', { name: words.composer.title })).toHaveCount(0);
  await answer.getByRole('button', { name: words.actions.edit }).click();
  await field.fill('加两个静音风扇。');
  await page.getByRole('button', { name: words.composer.save }).click();
  await expect(page.getByText('加两个静音风扇。')).toBeVisible();
  await page.getByRole('button', { name: words.history }).click();
  await expect(page.getByRole('dialog').getByText('加一个静音风扇。')).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
});

test('its asker accepts an answer, and closes the question that they cannot delete any more', async ({
  page,
  browser,
  inLanguage,
}) => {
  const { prefix, marker, page: words } = inLanguage(languages);
  const asker = await visitAsNewPerson(page);
  const id = addQuestion(asker.userId, `怎样固定 ${unique()}`);
  const other = await browser.newContext();
  const { token } = await register(other.request);
  const form = { questionId: id, text: '用扎带。' };
  const sent = await other.request.post('/api/answer/create', { form, headers: { Authorization: `Bearer ${token}` } });
  expect(sent.status()).toBe(200);
  await other.close();
  await page.goto(`${prefix}/questionDetail/${id}`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await page.getByRole('article').getByRole('button', { name: words.answers.accept }).click();
  await expect(page.getByText(words.answers.accepted)).toBeVisible();
  await page.getByRole('button', { name: words.actions.remove }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(words.removal.question.answered);
  await dialog.getByRole('button', { name: words.removal.close }).click();
  await expect(page.getByText(words.closed.title)).toBeVisible();
});

test.describe('a text for review', () => {
  // The warning is an answer of the server.
  test.use({ expectedErrors: [/422 \(/] });

  test('a question with watched words waits among one’s own, and is shown once it has none', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const { prefix, marker, words, ask, own, page: on } = inLanguage(languages);
    const person = await visitAsNewPerson(page);
    const headers = { Authorization: `Bearer ${person.token}` };
    await page.request.post('/api/topic/follow', { form: { topicId: 'topic-02', follow: 'true' }, headers });
    await page.goto(`${prefix}/topicQuestion/topic-02/create`);
    await expect(page).toHaveURL(({ hash }) => hash === marker);
    const title = `赌博机的灯 ${unique()}`;
    await page.getByRole('textbox', { name: ask.fields.title }).fill(title);
    await page.getByRole('button', { name: ask.send }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.warning.confirm }).click();
    await expect(page).toHaveURL(/MyMaJiang\/questions/);
    await expect(page.getByText(own.states.waiting)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await page.getByRole('button', { name: own.editOf.replace('{title}', title) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: on.editing.heading }).fill('老机器的灯');
    await sheet.getByRole('button', { name: on.editing.save }).click();
    await expect(sheet).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: '老机器的灯' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '老机器的灯' })).toBeVisible();
  });
});
