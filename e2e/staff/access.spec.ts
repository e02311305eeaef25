import type { APIRequestContext } from '@playwright/test';
import { demonstration, keepLogin, logInByCall, register } from '../account/people';
import { languages as accountLanguages, expectPage, logIn } from '../account/steps';
import { expect, test } from '../fixtures';
import { joinStaff, laptop, openConsole, roles, staffAccounts } from './people';
import { calls, type Section, sectionNames, sections, sectionsOf } from './sections';
import { languages } from './words';

/** The overview, every section with a page below it, and what is nothing. */
const everyPage = ['/staff', '/staff/nothing', ...sectionNames.flatMap((name) => sections[name])];

for (const [index, { name, prefix, words }] of languages.entries()) {
  const t = words.staff;

  test(`${name}: a visitor is led from every page of the console to the login`, async ({ request, baseURL }) => {
    for (const path of [...everyPage, '/staff/leads?state=new&page=2']) {
      const answer = await request.get(prefix + path, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 307, 'no-store']);
      const login = new URL(answer.headers().location ?? '', baseURL);
      expect(login.pathname).toBe(`${prefix}/login`);
      expect(login.searchParams.get('redirecturl')).toBe(prefix + path);
    }
  });

  test(`${name}: and comes back to it by the login, as does one whose login is over`, async ({ page, baseURL }) => {
    const language = accountLanguages[index] ?? accountLanguages[0];
    const asked = '/staff/leads?state=new';
    await page
      .context()
      .addCookies([{ name: 'session', value: 'a-session-that-is-over-0123456789', url: baseURL ?? '' }]);
    await page.goto(prefix + asked);
    await expectPage(page, language, `/login?redirecturl=${encodeURIComponent(prefix + asked)}`);
    await logIn(page, language, staffAccounts.sales, demonstration.password);
    await expectPage(page, language, asked);
    await expect(page.getByRole('heading', { level: 1, name: t.sections.leads })).toBeVisible();
  });

  test.describe(`${name}: without a place in the staff`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('every page of the console is one that does not exist', async ({ page }) => {
      await register(page.context().request);
      for (const path of everyPage) {
        const answer = await page.goto(prefix + path);
        expect([path, answer?.status()]).toEqual([path, 404]);
        await expect(page.getByRole('heading', { level: 1, name: t.missing.title })).toBeVisible();
        await expect(page.getByRole('navigation', { name: t.nav })).toHaveCount(0);
        await expect(page).toHaveTitle(t.missing.title);
        const html = (await answer?.text()) ?? '';
        for (const word of [t.name, t.nav, ...Object.values(t.roles)]) {
          expect(html.includes(word), `${path} says ${word}`).toBe(false);
        }
      }
    });
  });
}

/** What every call of the console answers, one after the other. */
async function answersTo(request: APIRequestContext, token: string): Promise<Record<string, [Section, number]>> {
  const answers: Record<string, [Section, number]> = {};
  for (const { section, path, form } of calls) {
    const options = token ? { headers: { Authorization: `Bearer ${token}` } } : {};
    const answer = form ? await request.post(path, { ...options, form }) : await request.get(path, options);
    answers[path] = [section, answer.status()];
  }
  return answers;
}

for (const role of roles) {
  const own = sectionsOf[role];

  test.describe(role, () => {
    test.use({ ...laptop, expectedErrors: [/status of 404/] });

    test('sees exactly the own sections; the others do not exist, and their calls are refused', async ({ page }) => {
      const { request } = page.context();
      const token = await logInByCall(request, staffAccounts[role], demonstration.password);
      await keepLogin(page, token);
      for (const language of languages) {
        const { prefix, words } = language;
        const t = words.staff;
        await openConsole(page, language, '/staff');
        const nav = page.getByRole('navigation', { name: t.nav });
        const links = await nav.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toEqual(['/staff', ...own.map((section) => `/staff/${section}`)].map((path) => prefix + path));
        await expect(nav.getByRole('link')).toHaveText(
          [t.overview.title, ...own.map((section) => t.sections[section])].map((word) => new RegExp(`^${word}`)),
        );
        for (const section of sectionNames) {
          for (const path of sections[section]) {
            const answer = await request.get(prefix + path);
            expect([path, answer.status()]).toEqual([path, own.includes(section) ? 200 : 404]);
          }
        }
        await page.goto(`${prefix}/staff/nothing`);
        await expect(page.getByRole('heading', { level: 1, name: t.missing.title })).toBeVisible();
        await expect(nav).toBeVisible();
      }
      for (const [path, [section, status]] of Object.entries(await answersTo(request, token))) {
        if (own.includes(section)) expect([path, status]).not.toEqual([path, 403]);
        else expect([path, status]).toEqual([path, 403]);
      }
    });
  });
}

test('calls of the console are refused to everybody else', async ({ request }) => {
  const visitor = await answersTo(request, '');
  expect(Object.entries(visitor).filter(([, [, status]]) => status !== 401)).toEqual([]);
  const { token } = await register(request);
  const person = await answersTo(request, token);
  expect(Object.entries(person).filter(([, [, status]]) => status !== 403)).toEqual([]);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/staff/waiting', { headers })).status()).toBe(403);
});

test('pages of the console are kept and indexed by nobody, and run no script but their own', async ({ request }) => {
  await joinStaff(request, 'admin');
  for (const path of ['/staff', '/en/staff/users', '/staff/users/person-003', '/staff/nothing']) {
    const nonces = [];
    for (let times = 0; times < 2; times += 1) {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect(headers['cache-control'], path).toMatch(/no-store/);
      const [, scripts = ''] = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? [];
      expect(scripts).not.toContain('unsafe');
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(scripts) ?? [];
      expect(nonce).toMatch(/\S{16}/);
      nonces.push(nonce);
      const html = await answer.text();
      expect(html, path).toMatch(/<meta name="robots" content="noindex/);
      const opened = html.match(/<script\b[^>]*>/g) ?? [];
      expect(opened.length).toBeGreaterThan(3);
      expect(opened.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(new Set(nonces).size).toBe(2);
  }
});

test('search engines are told to leave the console alone, and of none of its pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow: \/staff$/m);
  expect(robots).toMatch(/^Disallow: \/en\/staff$/m);
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  const maps = locations(await (await request.get('/sitemap.xml')).text());
  expect(maps).not.toEqual([]);
  for (const map of maps) {
    const xml = await (await request.get(new URL(map).pathname)).text();
    expect(locations(xml)).not.toEqual([]);
    expect(xml).not.toContain('/staff');
  }
});
