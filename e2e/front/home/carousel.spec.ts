import { expect, test } from '../../fixtures';
import { languages } from './languages';

test('the carousel moves on, after a drag as before, until it is paused; each banner is reported once, and a press', async ({
  page,
  inLanguage,
}) => {
  const { home, carousel, slide, pause } = inLanguage(languages);
  const reports: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/operations/')) reports.push(`${path.split('/').at(-1)} ${request.postData()}`);
  });
  const reported = (count: number) => expect.poll(() => reports.length).toBe(count);
  await page.clock.install();
  await page.goto(home);
  const region = page.getByRole('region', { name: carousel });
  const stands = (number: number) =>
    expect(region.locator('button[aria-current=true]')).toHaveAccessibleName(slide(number));
  await expect(region.locator('.swiper-initialized')).toBeVisible();
  await reported(1);
  await page.clock.runFor(5_100);
  await stands(2);

  const box = await region.boundingBox();
  if (!box) throw new Error('The carousel has no place on the page');
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 8 });
  await page.mouse.up();
  await stands(3);
  await page.clock.runFor(6_000);
  await stands(4);
  await region.getByRole('button', { name: pause }).click();
  await page.clock.runFor(20_000);
  await stands(4);
  await reported(4);

  await region.getByRole('button', { name: slide(2) }).click();
  await stands(2);
  await region.getByRole('button', { name: slide(1) }).click();
  await stands(1);
  await region.getByRole('link').first().click();
  await reported(5);
  const [first = '', , , , press] = reports;
  expect(first).toMatch(/^show locationId=7&sort=\d+&configId=[\w-]+$/);
  expect(new Set(reports.slice(0, 4)).size).toBe(4);
  expect(press).toBe(first.replace('show', 'click'));
});
