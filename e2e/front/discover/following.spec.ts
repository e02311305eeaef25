import { expect, test } from '../../fixtures';
import { visitAsNewPerson } from '../../people/account/people';
import { callAs } from '../centre/calls';
import { languages } from './words';

const creator = 'person-003';

test('home begins with what came from the people one follows, once there are some', async ({ page, inLanguage }) => {
  const { home, words } = inLanguage(languages);
  const { daily, followed, hint } = words.home.feeds;
  const person = await visitAsNewPerson(page);
  await page.goto(home);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true });
  await expect(page.getByText(hint)).toBeVisible();
  await expect(press(daily)).toHaveAttribute('aria-pressed', 'true');

  await callAs(page.request, person, '/api/person/follow', { userId: creator, follow: 'true' });
  const { list } = await callAs<{ list: unknown[] }>(page.request, person, '/api/video/followed');
  expect(list.length).toBeGreaterThan(2);
  await page.reload();
  await expect(press(followed)).toHaveAttribute('aria-pressed', 'true');
  const items = page.getByRole('tabpanel').getByRole('listitem');
  await expect(items).toHaveCount(list.length);
  await press(daily).click();
  await expect(items).not.toHaveCount(list.length);
  await expect(page.getByText(hint)).toHaveCount(0);
});
