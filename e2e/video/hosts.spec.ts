import type { VideoDetail } from '@/lib/video/contract';
import { ask } from '../centre/calls';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { callsOf, scriptBridge } from '../shell/bridge';
import { scriptSdk, told } from '../shell/chat-sdk';
import { languages } from './words';

const work = '/video/detail/video-001';

for (const { name, prefix, words } of languages) {
  const { watch: t, player } = words;

  for (const agent of ['wechatIos', 'wechatAndroid'] as const) {
    test.describe(`${name}, ${agent}`, () => {
      test.use({ userAgent: agents[agent] });

      test('the card of a work is that of the work', async ({ page, request, baseURL }) => {
        const video = await ask<VideoDetail>(request, '/api/video/detail?id=video-001', name);
        await scriptSdk(page, 'ready');
        await page.goto(`${prefix}${work}?from=singlemessage`);
        const link = baseURL + prefix + work;
        const title = t.title.replace('{title}', video.title).replace('{nickname}', video.nickName);
        const imgUrl = `${baseURL}/media/${video.thumb}?w=1200&h=630&f=jpg`;
        await expect
          .poll(() => told(page, 'updateAppMessageShareData'))
          .toEqual([expect.objectContaining({ title, link, imgUrl, desc: video.intro })]);
        expect(await told(page, 'updateTimelineShareData')).toEqual([expect.objectContaining({ title, link, imgUrl })]);
        expect((await request.get(imgUrl)).headers()['content-type']).toBe('image/jpeg');

        // The next work, reached within the page, has a card of its own.
        const next = page.getByRole('complementary', { name: t.related }).getByRole('link').first();
        const address = await next.getAttribute('href');
        await next.click();
        await expect(page).toHaveURL(`${address}#!${name}`);
        const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        await expect
          .poll(async () => (await told(page, 'updateAppMessageShareData')).at(-1))
          .toMatchObject({ link: `${baseURL}${address}`, title: expect.stringContaining(heading) });
      });
    });
  }

  for (const [agent, calls] of [
    ['appIos', { video: 'app_video', share: 'app_share' }],
    ['appAndroid', { video: 'openVideo', share: 'share' }],
  ] as const) {
    test.describe(`${name}, ${agent}`, () => {
      test.use({ userAgent: agents[agent] });
      test.beforeEach(({ page }) => scriptBridge(page));

      for (const list of ['/', '/excellent', '/otherPeople?userId=person-003', work]) {
        test(`a work in a list of ${list} is opened by the app`, async ({ page, context }) => {
          const address = list === '/' ? prefix || '/' : prefix + list;
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          const link = page.getByRole('main').locator(`a[href^="${prefix}/video/detail/"]`).first();
          const id = (await link.getAttribute('href'))?.split('/').pop();
          await link.click();
          expect(await callsOf(page)).toEqual([[calls.video, id]]);
          await expect(page).toHaveURL(`${address}#!${name}`);
          expect(context.pages()).toHaveLength(1);
        });
      }

      test("on a work's page nothing is around it, and the app shares it", async ({ page, baseURL }) => {
        await page.goto(prefix + work);
        await page.waitForLoadState('networkidle');
        for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
        await expect(page.getByRole('region', { name: /app/i })).toHaveCount(0);
        expect((await page.getByRole('region', { name: player.player }).boundingBox())?.y).toBe(0);

        await page.getByRole('main').getByRole('button', { name: t.share.open, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: t.share.link }).click();
        await expect.poll(() => callsOf(page)).toEqual([[calls.share, baseURL + prefix + work]]);
      });

      test('from the player alone the app opens the work', async ({ page, request, context }) => {
        const player = `${prefix}/VideoPlayer?id=video-001`;
        await expect.poll(async () => (await request.get(player)).status(), { timeout: 60_000 }).toBe(200);
        await page.goto(player);
        await page.waitForLoadState('networkidle');
        await page.getByRole('heading', { level: 1 }).getByRole('link').click();
        expect(await callsOf(page)).toEqual([[calls.video, 'video-001']]);
        await expect(page).toHaveURL(`${player}#!${name}`);
        expect(context.pages()).toHaveLength(1);
      });
    });
  }
}
