import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { keepLogin, newEmail, register } from '../../people/account/people';
import { runJob } from '../../stage';
import { languages } from './words';

test('a daily mail is turned on, comes with what is new, and is ended by its link', async ({
  page,
  playwright,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { types, table, channels, state, unsubscribe } = language.words.messageSettings;
  const email = newEmail();
  const person = await register(page.context().request, { email });
  await keepLogin(page, person.token);
  const nameOf = (type: string) => table.switch.replace('{type}', type).replace('{channel}', channels.byMail);
  const mailSwitch = page.getByRole('switch', { name: nameOf(types.follows.name) });
  const main = page.getByRole('main');

  await test.step('for follows alone', async () => {
    await openPage(page, language, '/Settings/notifications');
    await mailSwitch.click();
    await expect(main.getByText(state.saved)).toBeVisible();
    await page.reload();
    await expect(mailSwitch).toBeChecked();
  });

  await test.step('the mail names who follows, with links that work', async () => {
    const other = await playwright.request.newContext({ baseURL });
    const follower = await register(other);
    await callAs(other, follower, '/api/person/follow', { userId: person.userId, follow: 'true' });
    runJob('message.mail', { occurrence: Date.now() });
    await openPage(page, language, '/outbox');
    const mail = main.getByRole('listitem').filter({ hasText: email });
    await expect(mail).toContainText(follower.nickname);
    await mail
      .getByRole('link', { name: /unsubscribe/ })
      .first()
      .click();
    // The link loads a page anew: a press before it is hydrated does nothing.
    await expect(page).toHaveURL(({ pathname, hash }) => pathname.endsWith('/unsubscribe') && hash === language.marker);
    await other.dispose();
  });

  await test.step('one button ends it, and it can be taken back', async () => {
    await main.getByRole('button', { name: unsubscribe.end }).click();
    await expect(main.getByRole('heading', { name: unsubscribe.done })).toBeVisible();
    await main.getByRole('button', { name: unsubscribe.undo }).click();
    await expect(main.getByText(unsubscribe.undone)).toBeVisible();
    await main.getByRole('button', { name: unsubscribe.end }).click();
    await main.getByRole('link', { name: unsubscribe.settings }).click();
    await expect(mailSwitch).not.toBeChecked();
  });
});
