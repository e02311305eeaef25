import { randomInt } from 'node:crypto';
import { cutCover, field, press, timeIn, writeText } from '../../events/activity/launching';
import { verifyCompany } from '../../events/stage';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { languages } from '../languages';
import { beginNow } from '../rows';
import { startEncoder } from './encoder';

test('a host plans a broadcast, goes live with an encoder, is watched, ends it and has the draft of a replay', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  test.slow();
  const language = inLanguage(languages);
  const { edit, fields, written, review, list, desk, manage, replay, stream, phase } = language;
  const title = `${written.headline} ${randomInt(10 ** 6)}`;
  verifyCompany((await visitAsNewPerson(page)).userId);
  const [reviewer, visitor] = [await cast.newStaff('reviewer'), await cast.newVisitor()];
  let id = '';

  await test.step('it is planned, and a reviewer approves it', async () => {
    await openPage(page, language, '/live/list');
    await page.getByRole('main').getByRole('link', { name: list.plan }).first().click();
    await field(page, edit.start.headline).fill(title);
    await press(page, edit.start.begin);
    await expect(page).toHaveURL(({ pathname }) => /\/liveManage\/[\w-]+\/edit$/.test(pathname));
    id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    await writeText(page, edit.fields[fields.body], written.text);
    await cutCover(page, edit.cover);
    await field(page, edit.times.start).fill(timeIn(2));
    await expect(page.getByText(edit.missing.none)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await press(page, edit.bar.submit);
    await expect(page.getByText(edit.standing.pending_review)).toBeVisible();

    const office = await reviewer.newPage();
    await openPage(office, language, `/staff/broadcasts?search=${id}`);
    await office.getByRole('link', { name: title }).click();
    await press(office, review.approve);
    await expect(office.getByText(review.decided.approve)).toBeVisible();
  });

  const visit = await visitor.newPage();
  await test.step('a visitor waits before the picture', async () => {
    await openPage(visit, language, `/live/livePage?id=${id}`);
    await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visit.getByText(stream.state.upcoming.text)).toBeVisible();
  });

  const key = await test.step('the host takes a key, which is shown once', async () => {
    await openPage(page, language, `/liveManage/${id}`);
    await press(page, desk.key.make);
    await expect(page.getByText(desk.key.once)).toBeVisible();
    return (await page.locator('dd .select-all').nth(1).textContent()) ?? '';
  });

  beginNow(id);
  const encoder = startEncoder(key);
  try {
    await test.step('its picture is seen', async () => {
      await expect(page.getByText(desk.health.good)).toBeVisible({ timeout: 60_000 });
      expect(await findAxeViolations()).toEqual([]);
      const isShown = () =>
        visit.evaluate(() => [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1));
      await visit.reload();
      await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
      await expect(visit.getByText(phase.live, { exact: true }).first()).toBeVisible();
    });

    await test.step('the host ends it, and everybody sees that', async () => {
      await press(page, desk.end.action);
      await page.getByRole('alertdialog').getByRole('button', { name: desk.end.confirm }).click();
      await expect(page.getByText(manage.standing.ended).first()).toBeVisible();
      await expect(visit.getByText(stream.state.ended.title)).toBeVisible({ timeout: 60_000 });
    });

    await test.step('its recording becomes the draft of a work', async () => {
      await expect(page.getByText(replay.state.made)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: replay.part.recording }).click();
      const isPlayed = () => page.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
      await expect.poll(isPlayed, { timeout: 30_000 }).toBe(true);
      // The button names the second that the film has come to.
      const [before = '', after = ''] = replay.part.fromHere.split('{time}');
      await page.getByRole('button', { name: new RegExp(`${before}0:00:(?!00)\\d\\d${after}`) }).click();
      await expect(page.getByRole('textbox', { name: replay.part.from })).not.toHaveValue('0:00:00');
      expect(await findAxeViolations()).toEqual([]);
      await page.getByRole('link', { name: replay.edit, exact: true }).click();
      await expect(page).toHaveURL(({ pathname }) => /\/MyMaJiang\/[\w-]+$/.test(pathname));
    });
  } finally {
    await encoder.stop();
  }
});
