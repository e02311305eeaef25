import type { APIRequestContext, Page } from '@playwright/test';
import type { Page as List } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import type { VideoDetail, WorkDraft } from '@/lib/works/work/contract';
import { expect, test } from '../../fixtures';
import { ask, callAs } from '../../front/centre/calls';
import { register } from '../../people/account/people';
import { decideOnWork, newFilm } from '../work/films';
import { busiest, discussion, listOf, openWork, pageOf } from '../work/talk';
import { languages } from '../work/words';

/** A public work whose film is large enough for two qualities; all others have one. */
async function newWorkInTwoQualities(request: APIRequestContext): Promise<string> {
  const maker = await register(request);
  const bytes = await newFilm({ seconds: 8, size: '854x480' });
  const begun = await request.post('/api/upload/files', {
    headers: {
      ...{ Authorization: `Bearer ${maker.token}`, 'Tus-Resumable': '1.0.0' },
      ...{ 'Upload-Length': String(bytes.length), 'Upload-Metadata': `filename ${btoa('film.mp4')}` },
      'Content-Type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const uploadId = begun.headers().location?.split('/').pop() ?? '';
  const { id } = await callAs<WorkDraft>(request, maker, '/api/video/work/create', { uploadId });
  const read = () => callAs<WorkDraft>(request, maker, `/api/video/work/get?id=${id}`);
  await expect.poll(async () => (await read()).processing.state, { timeout: 60_000 }).toBe('ready');
  const { revision, cover } = await read();
  const saved = await callAs<WorkDraft>(request, maker, '/api/video/work/save', {
    ...{ id, revision: String(revision), cover: cover ?? '', titleZh: '两种清晰度', titleEn: 'Two Qualities' },
    ...{ introZh: '大小各一。', introEn: 'A large and a small one.', category: '', industry: '', profession: '' },
    ...{ tags: '[]', software: '[]', credits: '[]' },
    ...{ isOriginal: 'true', isDownloadable: 'false', isMadeWithAi: 'false' },
  });
  await callAs(request, maker, '/api/video/work/submit', { id, revision: String(saved.revision) });
  await decideOnWork(id, 'approve');
  return id;
}

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('the film plays, pauses by its key, and goes on in the quality that is chosen', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { player: t } = language.words;
  await openWork(page, await newWorkInTwoQualities(request), language);
  const player = page.getByRole('region', { name: t.player });
  const worker = page.waitForEvent('worker');
  await player.getByRole('button', { name: t.watch.split('{')[0] }).click();
  // It is parsed in a worker, from a file of our own.
  expect(new URL((await worker).url()).pathname).toMatch(/^\/_next\/static\/media\/hls\.worker\./);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  await expect(player).toHaveAttribute('data-phase', 'playing');
  await page.keyboard.press('k');
  await expect(player).toHaveAttribute('data-phase', 'paused');
  for (const height of ['360', '480']) {
    await player.getByRole('button', { name: t.quality }).click();
    await page.getByRole('radio', { name: t.height.replace('{height}', height), exact: true }).click();
    await page.keyboard.press('0');
    await page.keyboard.press('k');
    await expect(player).toHaveAttribute('data-quality', height);
    await page.keyboard.press('k');
    await expect(player).toHaveAttribute('data-phase', 'paused');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a work and what is said of it can be read, and nothing is offered that could do nothing', async ({
    page,
    request,
    inLanguage,
  }) => {
    const { name, prefix } = inLanguage(languages);
    const video = await ask<VideoDetail>(request, `/api/video/detail?id=${busiest}`, name);
    const { list } = await ask<List<Thread>>(request, listOf(busiest), name);
    await page.goto(prefix + pageOf(busiest));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(video.title);
    await expect(page.getByText(video.intro, { exact: true })).toBeVisible();
    const said = list.flatMap(({ replies, ...comment }) => [comment, ...replies]);
    await expect(discussion(page).getByRole('article')).toHaveCount(said.length);
    await expect(discussion(page).getByText(said[0]?.text ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});
