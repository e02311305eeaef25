import { act, waitFor } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useReducer } from 'react';
import { toastQueue } from '@/lib/platform/client/toast';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { ShareCard } from './card-share-card';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: jest.fn(),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';
const agents = {
  wechatIphone: `${iphone} MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`,
  wechatAndroid: `${android} MMWEBID/1 MicroMessenger/8.0.60 Weixin`,
  wechatWindows: 'Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0.20.1781 WindowsWechat',
  wechatMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) MicroMessenger/6.8.0 MacWechat/3.8',
  weibo: `${android} Weibo (Pixel 9_15_weibo_15.6.0_android)`,
  app: `${android} LightfieldApp/2.1`,
  safari: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
};

/** Share cards set in the chat app, and the addresses it was configured for. */
let cards: Record<'title' | 'desc' | 'link' | 'imgUrl', string>[];
let timelines: typeof cards;
let tags: string[][];
let signed: string[];
/** Error of the next configuration or card; none by default. */
let refusal: { config?: string; card?: string };
/** The next signature is answered after this. */
let holdBack: Promise<void> | undefined;

/** The chat app's SDK, of which a page has one. */
const wx = {
  config: ({ openTagList }: { openTagList: string[] }) => tags.push(openTagList),
  ready: (listener: () => void) => listener(),
  error: (listener: (said: object) => void) => refusal.config && listener({ errMsg: refusal.config }),
  updateAppMessageShareData({ fail, ...card }: (typeof cards)[0] & { fail(said: object): void }) {
    cards.push(card);
    if (refusal.card) fail({ errMsg: refusal.card });
  },
  updateTimelineShareData({ fail, ...card }: (typeof cards)[0] & { fail(said: object): void }) {
    timelines.push(card);
  },
};
const scripts = () => document.querySelectorAll('script[src*="jweixin"]');
/** Loads the SDK, as a browser does. */
const browser = new MutationObserver(() => {
  if ('wx' in window || scripts().length === 0) return;
  Object.assign(window, { wx });
  scripts()[0]?.dispatchEvent(new Event('load'));
});

beforeAll(() => browser.observe(document.head, { childList: true }));
afterAll(() => browser.disconnect());

beforeEach(() => {
  [cards, timelines, tags, signed, refusal, holdBack] = [[], [], [], [], {}, undefined];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL((request as Request).url);
    expect(pathname).toBe('/api/weixin/getSignaturewx');
    const url = searchParams.get('url') ?? '';
    signed.push(url);
    if (url.includes('offline')) throw new TypeError('Failed to fetch');
    await holdBack;
    return Response.json({ code: 'OK', data: { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' } });
  });
});

afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
  for (const element of document.head.querySelectorAll('title, meta, link')) element.remove();
});

/** Changes the head of the page as in a browser: old elements go, new ones come. */
function head(title: string, path: string, description = '', image?: string) {
  for (const element of document.head.querySelectorAll('title, meta, link')) element.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${path}">
     ${image ? `<meta property="og:image" content="${image}">` : ''}`,
  );
}

let renderAgain: () => void;

/** The part that the router renders again on each navigation. */
function Frame(props: ComponentProps<typeof ShareCard>) {
  renderAgain = useReducer((times) => times + 1, 0)[1];
  return <ShareCard {...props} />;
}

function visit(agent: keyof typeof agents, address: string, props: Partial<ComponentProps<typeof ShareCard>> = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  go(address);
  return renderIn('zh', <Frame configured launchAppId={null} {...props} />);
}

function go(address: string) {
  history.pushState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
}

function navigate(address: string) {
  go(address);
  act(renderAgain);
}

/** Holds back the next signatures until the returned function is called. */
function holdAnswers() {
  let arrive = () => {};
  holdBack = new Promise((resolve) => {
    arrive = resolve;
  });
  return () => arrive();
}

describe('outside the chat app, or without a service account, nothing is loaded or asked', () => {
  test.each([
    ['safari', true],
    ['weibo', true],
    ['app', true],
    ['wechatIphone', false],
    ['wechatAndroid', false],
  ] as const)('%s, configured: %s', async (agent, configured) => {
    visit(agent, '/none', { configured });
    await quiet();
    expect(signed).toEqual([]);
    expect(scripts()).toHaveLength(0);
  });
});

describe('the address that is signed', () => {
  test.each(['wechatAndroid', 'wechatWindows', 'wechatMac'] as const)(
    '%s: the current one, anew on each route',
    async (agent) => {
      visit(agent, `/${agent}?from=singlemessage#!zh`);
      await waitFor(() => expect(cards).toHaveLength(1));
      navigate(`/${agent}/next`);
      await waitFor(() => expect(cards).toHaveLength(2));
      navigate(`/${agent}/next?tab=2`);
      await waitFor(() => expect(cards).toHaveLength(3));
      navigate(`/${agent}/next?tab=2#comments`);
      await quiet();
      const at = `http://localhost/${agent}`;
      expect(cards).toHaveLength(3);
      expect(signed).toEqual([`${at}?from=singlemessage`, `${at}/next`, `${at}/next?tab=2`]);
      expect(scripts()).toHaveLength(1);
    },
  );

  test('wechatIphone: the one that the visit began with, once, though the visitor goes on meanwhile', async () => {
    const arrive = holdAnswers();
    visit('wechatIphone', '/iphone');
    await waitFor(() => expect(signed).toHaveLength(1));
    navigate('/iphone/next');
    arrive();
    await waitFor(() => expect(cards).toHaveLength(1));
    navigate('/iphone/last');
    await waitFor(() => expect(cards).toHaveLength(2));
    await quiet();
    expect(signed).toEqual(['http://localhost/']);
    expect(cards.map(({ link }) => link)).toEqual(['http://localhost/iphone/next', 'http://localhost/iphone/last']);
  });
});

test.each([
  [null, []],
  ['wxapp', ['wx-open-launch-app']],
])('with the app %s the launch tag is asked for accordingly: %j', async (launchAppId, expected) => {
  visit('wechatAndroid', `/tags/${launchAppId}`, { launchAppId });
  await waitFor(() => expect(tags).toEqual([expected]));
});

describe('the card', () => {
  test.each([
    ['zh', '光场 · 活动', '看见光的现场', '/activity', '/media/a.jpg', 'http://localhost/media/a.jpg'],
    ['en', 'Lightfield · Events', 'Where light happens', '/en/activity', undefined, 'http://localhost/icon-512.png'],
  ])('in %s is what the page says of itself', async (language, title, desc, path, image, imgUrl) => {
    head(title, path, desc, image);
    visit('wechatAndroid', `${path}?in=${language}#!${language}`);
    const link = `http://localhost${path}`;
    await waitFor(() => expect(cards).toEqual([{ title, desc, link, imgUrl }]));
    expect(timelines).toEqual([{ title, link, imgUrl }]);
  });

  test('follows the head, which changes after the address, and is set again only when it is another one', async () => {
    head('一', '/first');
    visit('wechatAndroid', '/first');
    await waitFor(() => expect(cards.map(({ title }) => title)).toEqual(['一']));
    navigate('/second');
    await waitFor(() => expect(signed).toHaveLength(2));
    head('二', '/second');
    await waitFor(() => expect(cards.at(-1)).toMatchObject({ title: '二', link: 'http://localhost/second' }));
    const count = cards.length;
    document.head.append(document.createElement('style'));
    await quiet();
    expect(cards).toHaveLength(count);
    document.querySelector('meta')?.setAttribute('content', '后来的介绍');
    await waitFor(() => expect(cards.at(-1)?.desc).toBe('后来的介绍'));
  });

  test('is never set for a page that was left while its signature was requested', async () => {
    const arrive = holdAnswers();
    head('早', '/early');
    visit('wechatAndroid', '/early');
    await waitFor(() => expect(signed).toHaveLength(1));
    holdBack = undefined;
    head('晚', '/late');
    navigate('/late');
    await waitFor(() => expect(cards).toHaveLength(1));
    arrive();
    await quiet();
    expect(cards.map(({ title }) => title)).toEqual(['晚']);
    expect(toastQueue.waiting()).toEqual([]);
  });

  test('is left alone once the frame is gone', async () => {
    head('在', '/here');
    const { unmount } = visit('wechatAndroid', '/here');
    await waitFor(() => expect(cards).toHaveLength(1));
    unmount();
    head('不在', '/gone');
    await quiet();
    expect(cards).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['the configuration', { config: 'config:invalid signature' }, 'config:invalid signature'],
    [
      'the card',
      { card: 'updateAppMessageShareData:permission denied' },
      'updateAppMessageShareData:permission denied',
    ],
  ])('is shown as it came: %s', async (what, said, told) => {
    refusal = said;
    visit('wechatAndroid', `/refused?by=${what}`);
    await waitFor(() => expect(toastQueue.waiting()).toEqual([told]));
  });

  test('is not shown where only the connection failed', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    visit('wechatAndroid', '/offline');
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
    expect(toastQueue.waiting()).toEqual([]);
    expect(cards).toEqual([]);
  });
});
