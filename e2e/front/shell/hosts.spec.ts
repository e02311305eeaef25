import { expect, test } from '../../fixtures';
import { register } from '../../people/account/people';
import { agents } from './agents';
import { bridgeAnswers, callsOf, scriptBridge } from './bridge';
import { languages, otherThan } from './languages';

test.describe('in the own app on Android', () => {
  test.use({ userAgent: agents.appAndroid });

  test('there is no frame, and works, people, sharing and the login are handed over to the app by their calls', async ({
    page,
    context,
    baseURL,
    inLanguage,
  }) => {
    const { name, prefix, home, marker, banner, prompt, loggingIn, shareHere } = inLanguage(languages);
    await scriptBridge(page);
    await page.goto(home);
    await expect(page.locator('html')).toHaveAttribute('data-host', 'app-android');
    await bridgeAnswers(page, name);
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    for (const region of [banner, prompt]) {
      await expect(page.getByRole('region', { name: region, exact: true })).toBeHidden();
    }
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);

    const work = page.getByRole('tabpanel').getByRole('link').first();
    const person = page.getByRole('listitem').locator(`a[href^="${prefix}/otherPeople?userId="]`).first();
    const id = (await work.getAttribute('href'))?.split('/').pop();
    const userId = new URL((await person.getAttribute('href')) ?? '', baseURL).searchParams.get('userId');
    await work.click();
    await person.click();
    expect(await callsOf(page)).toEqual([
      ['openVideo', id],
      ['openPersonalHome', userId],
    ]);
    expect(context.pages()).toHaveLength(1);
    await expect(page).toHaveURL(home + marker);

    await page.goto(`${prefix}/demo`);
    await expect(page).toHaveURL(`${prefix}/demo${marker}`);
    await page.getByRole('button', { name: shareHere }).click();
    expect(await callsOf(page)).toEqual([['share', `${baseURL}${prefix}/demo`]]);

    await page.goto(`${prefix}/PeopleCenter?from=menu`);
    await expect(page.getByRole('status')).toHaveText(loggingIn);
    await expect.poll(() => callsOf(page)).toHaveLength(1);
    const [call, address] = (await callsOf(page))[0] ?? [];
    expect([call, new URL(String(address)).pathname]).toEqual(['openLogin', `${prefix}/PeopleCenter`]);
    await expect(page).toHaveURL(new RegExp(`${prefix}/PeopleCenter\\?from=menu`));
  });
});

test.describe('in the own app on iOS', () => {
  // An unknown token is rejected.
  test.use({ userAgent: agents.appIos, expectedErrors: [/status of 401/] });

  test('the page hears the app, also before it is ready: its token, its logout, its language', async ({
    page,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { home, marker } = language;
    const kept = () => page.evaluate(() => localStorage.getItem('auth_token'));
    const says = (name: string, value?: string) =>
      page.evaluate(([called, text]) => Reflect.get(window, called ?? '')(text), [name, value]);
    const { token } = await register(request, { inApp: true });
    await scriptBridge(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Reflect.get(window, 'getToken')('no-token-of-ours'));
    });
    const answered = page.waitForResponse('**/api/account/exchange');
    await page.goto(home);
    expect((await answered).status()).toBe(401);
    await expect.poll(kept).toBeNull();

    await says('getToken', JSON.stringify({ token }));
    await expect.poll(kept).toBe(token);
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('session');
    const left = page.waitForResponse('**/api/account/leave');
    await says('logout');
    expect((await (await left).allHeaders())['set-cookie']).toMatch(/^session=;.*HttpOnly/);
    expect(await kept()).toBeNull();

    const other = otherThan(language);
    await says('language', other.name);
    await expect(page).toHaveURL(other.home + other.marker);
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    expect(await page.evaluate(() => localStorage.getItem('language_app'))).toBe(other.name.toUpperCase());
    // A page may be moved again once it is loaded.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('language moved'))).toBeNull();
    await page.goto(home + marker);
    await expect(page).toHaveURL(other.home + other.marker);
  });
});
