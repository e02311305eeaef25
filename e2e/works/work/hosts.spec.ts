import type { VideoDetail } from '@/lib/works/work/contract';
import { windows } from '../../cells';
import { expect, test } from '../../fixtures';
import { ask } from '../../front/centre/calls';
import { agents } from '../../front/shell/agents';
import { callsOf, scriptBridge } from '../../front/shell/bridge';
import { scriptSdk, told } from '../../front/shell/chat-sdk';
import { register } from '../../people/account/people';
import { newPublicWork } from './films';
import { openWork, pageOf } from './talk';
import { languages } from './words';

/** A demonstration work that is only read. */
const id = 'video-001';

test.describe('in the chat app', () => {
  // The two systems differ in how they request the signature, which is tested elsewhere.
  test.use({ userAgent: agents.wechatAndroid });

  test('the card of a work is that of the work, also of the next one', async ({
    page,
    request,
    baseURL,
    inLanguage,
  }) => {
    const { name, prefix, marker, words } = inLanguage(languages);
    const { watch: t } = words;
    const video = await ask<VideoDetail>(request, `/api/video/detail?id=${id}`, name);
    await scriptSdk(page, 'ready');
    await page.goto(`${prefix}${pageOf(id)}?from=singlemessage`);
    const link = baseURL + prefix + pageOf(id);
    const title = t.title.replace('{title}', video.title).replace('{nickname}', video.nickName);
    const imgUrl = `${baseURL}/media/${video.thumb}?w=1200&h=630&f=jpg`;
    await expect
      .poll(() => told(page, 'updateAppMessageShareData'))
      .toEqual([expect.objectContaining({ title, link, imgUrl, desc: video.intro })]);
    expect(await told(page, 'updateTimelineShareData')).toEqual([expect.objectContaining({ title, link, imgUrl })]);

    // The next work, reached by navigation within the app, has a card of its own.
    const next = page.getByRole('complementary', { name: t.related }).getByRole('link').first();
    const address = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(`${address}${marker}`);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect
      .poll(async () => (await told(page, 'updateAppMessageShareData')).at(-1))
      .toMatchObject({ link: `${baseURL}${address}`, title: expect.stringContaining(heading) });
  });
});

test.describe('in the own app', () => {
  // The app is for phones; the names of its calls on the other system are in the table of `native-bridge.test.tsx`.
  test.use({ ...windows.phone, userAgent: agents.appAndroid });

  test('a work is opened by the app from its list, its page and its player, and shared by it', async ({
    page,
    context,
    request,
    baseURL,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { id: own } = await newPublicWork(request, await register(request));
    await scriptBridge(page);
    /** Opens a page and waits until its links are passed: the app's bridge is loaded last. */
    const open = async (path: string) => {
      await page.goto(prefix + path);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(prefix + path + marker);
    };
    const opens = (videoId = '') => expect.poll(() => callsOf(page)).toEqual([['openVideo', videoId]]);

    for (const path of ['/excellent', pageOf(own)]) {
      await open(path);
      const link = page.getByRole('main').locator(`a[href^="${prefix}/video/detail/"]`).first();
      const videoId = (await link.getAttribute('href'))?.split('/').pop();
      await link.click();
      await opens(videoId);
      await expect(page).toHaveURL(prefix + path + marker);
    }

    await openWork(page, own, language);
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    await expect(page.getByRole('region', { name: /app/i })).toHaveCount(0);
    expect((await page.getByRole('region', { name: words.player.player }).boundingBox())?.y).toBe(0);
    const { share } = words.watch;
    await page.getByRole('main').getByRole('button', { name: share.open, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: share.link }).click();
    await expect.poll(() => callsOf(page)).toEqual([['share', baseURL + prefix + pageOf(own)]]);

    await open(`/VideoPlayer?id=${own}`);
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await opens(own);
    expect(context.pages()).toHaveLength(1);
  });
});
