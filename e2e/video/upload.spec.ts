import { randomInt } from 'node:crypto';
import type { Playback, WorkDraft } from '@/lib/video/contract';
import { register, visitAsNewPerson } from '../account/people';
import { languages as accountLanguages, expectPage, logIn } from '../account/steps';
import { callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import { laptop, openConsole, rowsOf, visitAs } from '../staff/people';
import { languages as staffLanguages } from '../staff/words';
import { newFilm } from './films';
import {
  chinese,
  expectFilm,
  languages,
  largeFilm,
  lostRequests,
  openUpload,
  progressOf,
  watchParts,
  workOf,
} from './upload-screen';

for (const [index, language] of languages.entries()) {
  const { name, prefix, t, player } = language;

  test.describe(`${name}: a video chosen on the phone`, () => {
    // It is handed in too early once.
    test.use({ expectedErrors: [/status of 400/] });

    test('becomes a public work', async ({ page, browser, findAxeViolations }) => {
      test.slow();
      const staffLanguage = staffLanguages[index] ?? staffLanguages[0];
      const title = `夜潮${randomInt(10 ** 9)}`;
      await visitAsNewPerson(page);
      const parts = await watchParts(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      parts.deal(async (route) => {
        await held;
        await route.continue();
      });
      await openUpload(page, language);
      expect(await findAxeViolations()).toEqual([]);
      const film = { name: '夜潮.mp4', mimeType: 'video/mp4', buffer: await newFilm({ size: '640x360' }) };
      await page.getByLabel(t.new.pick).setInputFiles(film);

      // From the first byte there is a draft to write in.
      const id = await workOf(page, language);
      await expect(progressOf(page, language)).toBeVisible();
      await expect(page.getByText(t.upload.sending, { exact: true })).toBeVisible();
      const titleField = page.getByRole('textbox', { name: name === 'en' ? t.fields.titleEn : t.fields.titleZh });
      await expect(titleField).toHaveValue('夜潮');
      await titleField.fill(title);
      expect(await findAxeViolations()).toEqual([]);
      letGo();
      await expectFilm(page, language);

      // What the version asks for is said where it is missing, and takes the focus.
      await page.getByRole('button', { name: t.bar.submit }).click();
      const introEn = page.getByRole('textbox', { name: t.fields.introEn });
      if (name === 'en') {
        await expect(introEn).toBeFocused();
        await introEn.fill('A tide of light.');
      }
      await page.getByText(t.fields.original, { exact: true }).click();
      await page.getByRole('button', { name: player.watch.replace('{title}', title) }).click();
      const video = page.locator('video');
      const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
      await expect.poll(played).toBeGreaterThan(0.5);
      await page.getByRole('button', { name: t.cover.frame }).click();
      await page.getByRole('dialog', { name: t.cover.crop }).getByRole('button', { name: t.cover.use }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: t.bar.submit }).click();
      await expect(page.getByText(t.state.pending_review)).toBeVisible();

      const office = await browser.newContext(laptop);
      const desk = await office.newPage();
      await visitAs(desk, 'reviewer');
      await openConsole(desk, staffLanguage, `/staff/works?search=${encodeURIComponent(title)}`);
      const { works } = staffLanguage.words;
      await rowsOf(desk, works.title).getByRole('link', { name: title }).click();
      await desk.getByRole('button', { name: works.approve, exact: true }).click();
      await expect(desk.getByRole('link', { name: works.openPage })).toBeVisible();
      await office.close();

      await page.goto(`${prefix}/video/detail/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('button', { name: player.watch.replace('{title}', title) }).click();
      await expect.poll(played).toBeGreaterThan(0.5);
    });
  });

  test.describe(`${name}: an upload that was cut off`, () => {
    test.use({ expectedErrors: lostRequests });

    test('goes on where it was when its page is opened again', async ({ page, context }) => {
      test.slow();
      const login = await visitAsNewPerson(page);
      const { path, bytes } = await largeFilm();
      const before = await watchParts(page);
      before.deal((route, from) => (from >= bytes.length * 0.6 ? route.abort('connectionfailed') : route.continue()));
      await openUpload(page, language);
      await page.getByLabel(t.new.pick).setInputFiles(path);
      const id = await workOf(page, language);
      await expect(page.getByText(t.upload.waiting)).toBeVisible();
      const cut = before.sent.at(-1)?.to ?? 0;
      expect(cut / bytes.length).toBeCloseTo(0.65, 1);
      await page.close();

      const again = await context.newPage();
      const after = await watchParts(again);
      await openUpload(again, language);
      const percent = t.new.sent.replace('{progress}', String(Math.floor((100 * cut) / bytes.length)));
      await expect(again.getByText(percent)).toBeVisible();
      if (name === 'zh') {
        await again.getByRole('link', { name: t.new.continue }).click();
        await expect(again.getByText('夜潮.mp4', { exact: true })).toBeVisible();
        await again.getByLabel(t.new.goOn).setInputFiles(path);
      } else {
        // The browser knows the file: chosen anew it goes on with the same work.
        await again.getByLabel(t.new.pick).setInputFiles(path);
      }
      expect(await workOf(again, language)).toBe(id);
      await expectFilm(again, language);

      // Each byte was sent once, and they are what the server has.
      const all = [...before.sent, ...after.sent];
      expect(all.map(({ from }) => from)).toEqual([0, ...all.map(({ to }) => to).slice(0, -1)]);
      expect(after.sent[0]?.from).toBe(cut);
      expect(all.at(-1)?.to).toBe(bytes.length);
      const { download } = await callAs<Playback>(again.request, login, `/api/video/playback?id=${id}`);
      const kept = await (await again.request.get(download ?? '')).body();
      expect(kept.equals(bytes)).toBe(true);
    });

    test('goes on by itself when the network is back, and after a pause by a button', async ({ page, context }) => {
      test.slow();
      await visitAsNewPerson(page);
      const { path } = await largeFilm();
      const parts = await watchParts(page);
      parts.deal(async (route, from) => {
        if (from > 0) await context.setOffline(true);
        await route.continue();
      });
      await openUpload(page, language);
      await page.getByLabel(t.new.pick).setInputFiles(path);
      await workOf(page, language);
      await expect(page.getByText(t.upload.waiting)).toBeVisible();
      await expect(progressOf(page, language)).not.toHaveAttribute('aria-valuenow', '0');
      parts.deal(() => new Promise(() => {}));
      await context.setOffline(false);
      await expect(page.getByText(t.upload.sending, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t.upload.pause }).click();
      await expect(page.getByText(t.upload.paused, { exact: true })).toBeVisible();
      parts.deal((route) => route.continue());
      await page.getByRole('button', { name: t.upload.resume, exact: true }).click();
      await expectFilm(page, language);
    });

    test('is given up after a question, and then it is gone', async ({ page }) => {
      const login = await visitAsNewPerson(page);
      const parts = await watchParts(page);
      parts.deal(() => new Promise(() => {}));
      await openUpload(page, language);
      const film = { name: '夜潮.mp4', mimeType: 'video/mp4', buffer: await newFilm() };
      await page.getByLabel(t.new.pick).setInputFiles(film);
      const id = await workOf(page, language);
      const question = page.getByRole('alertdialog', { name: t.upload.cancelTitle });
      await page.getByRole('button', { name: t.upload.cancel }).click();
      await question.getByRole('button', { name: t.bar.close }).click();
      await expect(progressOf(page, language)).toBeVisible();
      await page.getByRole('button', { name: t.upload.cancel }).click();
      await question.getByRole('button', { name: t.upload.cancel }).click();
      await expect(page).toHaveURL(`${prefix}/MyMaJiang${language.marker}`);
      await expect(page.getByText(language.work.list.empty)).toBeVisible();
      const headers = { Authorization: `Bearer ${login.token}` };
      const answer = await page.request.get(`/api/video/work/get?id=${id}`, { headers });
      expect((await answer.json()).code).toBe('NullPointer');
    });
  });

  test(`${name}: a letter that calls itself a video is refused before a byte is sent`, async ({ page }) => {
    await visitAsNewPerson(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openUpload(page, language);
    const letter = { name: '夜潮.mp4', mimeType: 'video/mp4', buffer: Buffer.from('A letter.\n'.repeat(200)) };
    await page.getByLabel(t.new.pick).setInputFiles(letter);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(language.work.problems.notVideo);
    expect(asked.filter((path) => path.startsWith('/api/upload/files'))).toEqual([]);
  });

  test(`${name}: a broken video says why, and another one takes its place beside the same words`, async ({ page }) => {
    test.slow();
    const login = await visitAsNewPerson(page);
    await openUpload(page, language);
    const film = await newFilm();
    const file = (buffer: Buffer) => ({ name: '夜潮.mp4', mimeType: 'video/mp4', buffer });
    // Without its second half nobody can read what stands where in it.
    await page.getByLabel(t.new.pick).setInputFiles(file(film.subarray(0, film.length / 2)));
    const id = await workOf(page, language);
    await page.getByRole('textbox', { name: t.fields.titleZh }).fill('留下的标题');
    await page.getByRole('textbox', { name: t.fields.introEn }).fill('What stays.');
    await page.getByText(t.fields.notOriginal, { exact: true }).click();
    await expect(page.getByText(language.work.problems.unreadable)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(t.state.broken)).toBeVisible();
    await expect(page.getByText(t.save.saved, { exact: true })).toBeVisible();

    await page.getByLabel(t.film.another).setInputFiles(file(film));
    await expectFilm(page, language);
    await expect(page.getByText(t.state.pending_edit)).toBeVisible();
    expect(await workOf(page, language)).toBe(id);
    await page.reload();
    await expect(page.getByRole('textbox', { name: t.fields.titleZh })).toHaveValue('留下的标题');
    await expect(page.getByRole('textbox', { name: t.fields.introEn })).toHaveValue('What stays.');
    await expect(page.getByRole('radio', { name: t.fields.notOriginal, exact: true })).toBeChecked();
    const { list } = await callAs<{ list: WorkDraft[] }>(page.request, login, '/api/video/work/list?pageSize=20');
    expect(list.map((work) => work.id)).toEqual([id]);
  });
}

for (const language of accountLanguages) {
  const { name, prefix } = language;

  test(`${name}: a visitor who wants to upload logs in first and comes back`, async ({ page, request }) => {
    const person = await register(request);
    const { t } = languages.find((one) => one.name === name) ?? chinese;
    await page.goto(`${prefix}/MyMaJiang/new`);
    await expectPage(page, language, `/login?redirecturl=${encodeURIComponent(`${prefix}/MyMaJiang/new`)}`);
    await logIn(page, language, person.mobile, person.password);
    await expectPage(page, language, '/MyMaJiang/new');
    await expect(page.getByRole('heading', { level: 1, name: t.newTitle })).toBeVisible();
  });
}
