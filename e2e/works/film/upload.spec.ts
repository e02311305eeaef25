import { randomInt } from 'node:crypto';
import { expect, test } from '../../fixtures';
import { register, visitAsNewPerson } from '../../people/account/people';
import { languages as accountLanguages, expectPage, logIn } from '../../people/account/steps';
import { expectCut, field, languages, play, press, readWork, said, useAsCover } from '../work/editing';
import { decideOnWork, newFilm, originalOf } from '../work/films';
import { expectFilm, largeFilm, lostRequests, openUpload, progressOf, watchParts, workOf } from './upload-screen';

test.describe('a video that is chosen', () => {
  // It is submitted too early once.
  test.use({ expectedErrors: [/status of 400/] });

  test('after the login becomes a public work', async ({ page, request, inLanguage, findAxeViolations }) => {
    test.slow();
    const language = inLanguage(languages);
    const { name, prefix, words } = language;
    const { edit, film } = words;
    const title = `夜潮${randomInt(10 ** 9)}`;
    const person = await register(request);

    await test.step('a visitor logs in first and comes back', async () => {
      const there = inLanguage(accountLanguages);
      await page.goto(`${prefix}/MyMaJiang/new`);
      await expectPage(page, there, `/login?redirecturl=${encodeURIComponent(`${prefix}/MyMaJiang/new`)}`);
      await logIn(page, there, person.mobile, person.password);
      await expectPage(page, there, '/MyMaJiang/new');
    });

    const id = await test.step('from the first byte there is a draft to write in', async () => {
      const parts = await watchParts(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      parts.deal(async (route) => {
        await held;
        await route.continue();
      });
      const file = { name: '夜潮.mp4', mimeType: 'video/mp4', buffer: await newFilm({ size: '640x360' }) };
      await page.getByLabel(film.new.pick).setInputFiles(file);
      const made = await workOf(page, language);
      await expect(progressOf(page, language)).toBeVisible();
      await expect(page.getByText(film.upload.sending, { exact: true })).toBeVisible();
      const box = field(page, name === 'zh' ? edit.fields.titleZh : edit.fields.titleEn);
      await expect(box).toHaveValue('夜潮');
      await box.fill(title);
      expect(await findAxeViolations()).toEqual([]);
      letGo();
      await expectFilm(page, language);
      return made;
    });

    await test.step('what it lacks is said where it is missing, and the first of it takes the focus', async () => {
      await press(page, edit.bar.submit);
      const original = page.getByRole('radio', { name: edit.fields.original, exact: true });
      const introEn = field(page, edit.fields.introEn);
      await expect(name === 'zh' ? original : introEn).toBeFocused();
      await expect(page.getByRole('group', { name: edit.fields.isOriginal })).toHaveAccessibleDescription(
        edit.rules.requiredOriginal,
      );
      expect(await findAxeViolations()).toEqual([]);
      if (name === 'en') await introEn.fill('A tide of light.');
      await page.getByText(edit.fields.original, { exact: true }).click();
    });

    await test.step('the frame that the film shows becomes the cover', async () => {
      const { cover } = await readWork(request, person, id);
      await play(page, words, title);
      await press(page, edit.cover.frame);
      await useAsCover(page, words);
      await said(page, edit.save.saved);
      await expectCut(page.request, (await readWork(request, person, id)).cover ?? '', cover ?? '');
    });

    await press(page, edit.bar.submit);
    await expect(page.getByText(edit.state.pending_review)).toBeVisible();
    await decideOnWork(id, 'approve');
    await page.goto(`${prefix}/video/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await play(page, words, title);
  });
});

test.describe('an upload that was cut off', () => {
  test.use({ expectedErrors: lostRequests });

  test('goes on at the right byte when its page is opened again', async ({ page, context, inLanguage }) => {
    test.slow();
    const language = inLanguage(languages);
    const { film } = language.words;
    await visitAsNewPerson(page);
    const { path, bytes } = await largeFilm();
    const before = await watchParts(page);
    before.deal((route, from) => (from > 0 ? route.abort('connectionfailed') : route.continue()));
    await openUpload(page, language);
    await page.getByLabel(film.new.pick).setInputFiles(path);
    const id = await workOf(page, language);
    await expect(page.getByText(film.upload.waiting)).toBeVisible();
    const cut = before.sent.at(-1)?.to ?? 0;
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(bytes.length);
    await page.close();

    const again = await context.newPage();
    const after = await watchParts(again);
    await openUpload(again, language);
    const percent = film.new.sent.replace('{progress}', String(Math.floor((100 * cut) / bytes.length)));
    await expect(again.getByText(percent)).toBeVisible();
    await again.getByRole('link', { name: film.new.continue }).click();
    await expect(again.getByText('夜潮.mp4', { exact: true })).toBeVisible();
    await again.getByLabel(film.new.goOn).setInputFiles(path);
    expect(await workOf(again, language)).toBe(id);
    await expectFilm(again, language);

    // Each byte was sent once, and the server has them.
    const all = [...before.sent, ...after.sent];
    expect(all.map(({ from }) => from)).toEqual([0, ...all.map(({ to }) => to).slice(0, -1)]);
    expect(after.sent[0]?.from).toBe(cut);
    expect(all.at(-1)?.to).toBe(bytes.length);
    expect(originalOf(id).equals(bytes)).toBe(true);
  });
});
