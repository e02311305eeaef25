import type { Page } from '@playwright/test';
import { type Person, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { callAs, registerOther } from './calls';
import { languages } from './words';

/** The screens of people, their lists filled and empty, and a thing that each shows once it stands. */
const screens = [
  ['/otherPeople?userId=person-003', 'heading'],
  ['/otherPeople?userId=person-003&tabindex=1', 'heading'],
  ['/otherPeople?userId=person-034', 'heading'],
  ['/PeopleCenter', 'heading'],
  ['/MyFocus?tab=people', 'heading'],
  ['/MyFocus?tab=channels', 'heading'],
  ['/MyFocus?tab=fans', 'heading'],
  ['/MyCollect?tab=works', 'heading'],
  ['/MyCollect?tab=activities', 'heading'],
  ['/areaSelect', 'searchbox'],
  ['/areaSelect?value=CN-310101', 'searchbox'],
  ['/Settings', 'heading'],
  ['/Settings/profile', 'heading'],
  ['/Settings/security', 'heading'],
  ['/Settings/security?change=phone', 'heading'],
  ['/Settings/security?change=password', 'heading'],
  ['/Settings/binding', 'heading'],
  ['/Settings/devices', 'heading'],
  ['/Settings/data', 'heading'],
  ['/Settings/account', 'heading'],
] as const;

/** Gives lists something to show: names as long as they may be, too. */
async function fillLists(page: Page, person: Person, fan: Person & { userId: string }) {
  const call = (path: string, form: Record<string, string>) => callAs(page.request, person, path, form);
  for (const userId of ['person-002', 'person-034', fan.userId]) {
    await call('/api/person/follow', { userId, follow: 'true' });
  }
  for (const topicId of ['topic-01', 'topic-02', 'topic-03']) {
    await call('/api/topic/follow', { topicId, follow: 'true' });
  }
  await call('/api/collection/collect', { kind: 'video', id: 'video-001', collect: 'true' });
  const nickname = `Wide ${person.nickname} wwwwwwww`.slice(0, 20);
  await call('/api/person/profile', { nickname, tagline: 'Immeasurably '.repeat(7).trim() });
}

async function openAt(page: Page, address: string, role: 'heading' | 'searchbox') {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { name, prefix } of languages) {
  test(`${name}: no screen of people has an accessibility violation, in either theme, or is wider than the window`, async ({
    page,
    request,
    findAxeViolations,
  }) => {
    test.slow();
    const person = await visitAsNewPerson(page);
    await fillLists(page, person, await registerOther(request));
    for (const [path, role] of screens) {
      await openAt(page, prefix + path, role);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect({ path, colorScheme, violations: await findAxeViolations() }).toMatchObject({ violations: [] });
      }
      for (const width of [1280, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect({ path, width, clipped: await clippedOn(page) }).toMatchObject({ clipped: [] });
      }
    }
  });

  test.describe(`${name}: nobody`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('no accessibility violation where nobody is', async ({ page, findAxeViolations }) => {
      await page.goto(`${prefix}/otherPeople?userId=nobody`);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
      expect(await findAxeViolations()).toEqual([]);
    });
  });
}

/** What makes the page wider than the window, and words of buttons, links and headings that are cut off. */
function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) clipped.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('main :is(button, a, h1, h2, label, dt, dd)')) {
      const { clipPath, textOverflow, overflowX } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'visible') continue;
      if (element.scrollWidth > element.clientWidth + 1) clipped.push(element.textContent ?? '');
    }
    return clipped;
  });
}
