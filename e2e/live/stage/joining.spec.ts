import type { Page } from '@playwright/test';
import { chromiumWords } from '../../../scripts/setup/browser.mjs';
import { press } from '../../events/activity/launching';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { languages } from '../languages';
import { addBroadcast, begun } from '../rows';

// A camera and a microphone that the browser plays, without a question.
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { executablePath: process.env.CHROMIUM, args: [...chromiumWords, ...devices] } });

test('a guest raises a hand, comes on the stage, is seen by the encoder, and is removed at once', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { stage, stageHost } = language;
  const host = await visitAsNewPerson(page);
  const id = addBroadcast(host.userId, 'public', begun({ isOnAir: false }));
  const [guest, encoder] = [await cast.newPerson(), await cast.newVisitor()];
  const path = `/live/articipatoryLive/${id}`;
  /** How many pictures of others move on a page; one's own is muted. */
  const pictures = (of: Page) =>
    of.evaluate(
      () => [...document.querySelectorAll('video')].filter(({ videoWidth, muted }) => videoWidth > 0 && !muted).length,
    );

  await openPage(page, language, path);
  await press(page, stage.preview.open);
  await press(page, stageHost.entry.enter);
  await press(page, stageHost.address.make);
  const address = (await page.getByText(/\/live\/stage\//).textContent()) ?? '';
  const shown = await encoder.newPage();
  await shown.goto(new URL(address).pathname);

  const seat = await guest.newPage();
  await openPage(seat, language, path);
  await press(seat, stage.hand.raise);
  await press(page, stageHost.hands.admitOf.replace('{name}', guest.nickname));
  await expect(seat.getByRole('heading', { name: stage.invited.title })).toBeVisible();
  await press(seat, stage.preview.open);
  await press(seat, stage.invited.enter);
  await expect(seat.getByText(stage.onStage.seen)).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  for (const each of [page, seat]) await expect.poll(() => pictures(each), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(shown.locator('video')).toHaveCount(2);

  await press(page, stageHost.guest.removeOf.replace('{name}', guest.nickname));
  await page.getByRole('alertdialog').getByRole('button', { name: stageHost.guest.remove, exact: true }).click();
  await expect(seat.getByText(stage.obstacles.removed)).toBeVisible();
  await expect(shown.locator('video')).toHaveCount(1);
});
