import { pageCard, shareAddress } from './page-card';
import { sharePage } from './share';
import { toastQueue } from './toast';

const page = { url: '/video/detail/1', title: '夜航', text: '一次夜航' };
const link = 'http://localhost/video/detail/1';
const words = {
  copied: '已复制',
  copiedInChat: '已复制，或点 ···',
  copyFailed: '请复制 ',
};

const agents = {
  wechat: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) MicroMessenger/8.0.60',
  weibo: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Weibo (Pixel 9_15_weibo_15.6.0_android)',
  app: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1',
  browser: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/143.0.0.0 Mobile Safari/537.36',
};

/** The actions, in order. */
let done: unknown[];

interface Scene {
  agent: keyof typeof agents;
  /** Behaviour of the share sheet; missing by default. */
  sheet?: () => Promise<void>;
  /** Whether the clipboard accepts it; missing by default. */
  clipboard?: boolean;
  /** Whether the old way of copying works. */
  copying?: boolean;
  /** The app's bridge; missing by default. */
  bridge?: object;
}

function scene({ agent, sheet, clipboard, copying = false, bridge }: Scene) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  const share = (shared: unknown) => {
    done.push(['sheet', shared]);
    return sheet?.();
  };
  const writeText = async (text: string) => {
    done.push(['clipboard', text]);
    if (!clipboard) throw new DOMException('no', 'NotAllowedError');
  };
  Object.defineProperties(navigator, {
    share: { configurable: true, value: sheet && share },
    clipboard: { configurable: true, value: clipboard === undefined ? undefined : { writeText } },
  });
  Object.assign(window, { android: bridge });
  Object.assign(document, {
    execCommand: (name: string) => {
      const { activeElement } = document;
      const { value = '', selectionStart = 0, selectionEnd = 0 } = activeElement as Partial<HTMLTextAreaElement>;
      done.push([name, value.slice(selectionStart ?? 0, selectionEnd ?? 0)]);
      return copying;
    },
  });
}

beforeEach(() => {
  done = [];
});

afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'android');
  Reflect.deleteProperty(document, 'execCommand');
});

const opened = async () => undefined;
const refusedAs = (name: string) => () => Promise.reject(new DOMException('no', name));
const sheet = ['sheet', { ...page, url: link }];

test.each<[string, Scene, unknown[], string[]]>([
  ['the sheet', { agent: 'browser', sheet: opened, clipboard: true }, [sheet], []],
  ['the sheet in Weibo', { agent: 'weibo', sheet: opened, clipboard: true }, [sheet], []],
  ['a sheet that was closed', { agent: 'browser', sheet: refusedAs('AbortError'), clipboard: true }, [sheet], []],
  ['a sheet that is open', { agent: 'browser', sheet: refusedAs('InvalidStateError'), clipboard: true }, [sheet], []],
  [
    'a sheet that was refused',
    { agent: 'browser', sheet: refusedAs('NotAllowedError'), clipboard: true },
    [sheet, ['clipboard', link]],
    ['已复制'],
  ],
  ['no sheet', { agent: 'weibo', clipboard: true }, [['clipboard', link]], ['已复制']],
  [
    'a refused clipboard',
    { agent: 'browser', clipboard: false, copying: true },
    [
      ['clipboard', link],
      ['copy', link],
    ],
    ['已复制'],
  ],
  ['no clipboard', { agent: 'browser', copying: true }, [['copy', link]], ['已复制']],
  ['nothing at all', { agent: 'browser' }, [['copy', link]], [`请复制 ${link}`]],
  [
    'WeChat has no sheet',
    { agent: 'wechat', sheet: opened, clipboard: true },
    [['clipboard', link]],
    ['已复制，或点 ···'],
  ],
  [
    'WeChat refuses the clipboard',
    { agent: 'wechat', clipboard: false },
    [
      ['clipboard', link],
      ['copy', link],
    ],
    [`请复制 ${link}`],
  ],
  ['the own app without a bridge', { agent: 'app', sheet: opened }, [sheet], []],
])('%s', async (_, setting, expected, told) => {
  jest.spyOn(console, 'warn').mockImplementation();
  scene(setting);
  await sharePage(page, words);
  expect(done).toEqual(expected);
  expect(toastQueue.waiting()).toEqual(told);
});

test('the own app gets the link, and nothing else happens', async () => {
  const share = jest.fn();
  scene({ agent: 'app', sheet: opened, clipboard: true, bridge: { share } });
  await sharePage({ ...page, url: '/video/detail/1#!zh' }, words);
  expect(share).toHaveBeenCalledWith(link);
  expect(done).toEqual([]);
  expect(toastQueue.waiting()).toEqual([]);
});

test('the old way of copying leaves no trace, and the focus where it was', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  scene({ agent: 'browser', copying: true });
  await sharePage(page, words);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  button.remove();
});

test.each([
  ['/', 'http://localhost/'],
  ['/en/Find?q=1#!en', 'http://localhost/en/Find?q=1'],
  ['/Find#!zh', 'http://localhost/Find'],
  ['/Find#comments', 'http://localhost/Find#comments'],
  ['https://lightfield.example/otherPeople?userId=1', 'http://localhost/otherPeople?userId=1'],
])('%s is shared as %s', (address, shared) => {
  expect(shareAddress(address)).toBe(shared);
});

describe('the card of the page', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  test.each([
    ['zh', '光场 · 活动', '看见光的现场', '/activity'],
    ['en', 'Lightfield · Events', 'Where light happens', '/en/activity'],
  ])('says in %s what its head says', (_, title, text, path) => {
    history.replaceState(null, '', `${path}?from=singlemessage#!en`);
    document.head.innerHTML = `<title>${title}</title><meta name="description" content="${text}">
      <link rel="canonical" href="https://lightfield.example${path}">
      <meta property="og:image" content="https://img.example.org/a.jpg">`;
    expect(pageCard()).toEqual({ url: `http://localhost${path}`, title, text, image: 'https://img.example.org/a.jpg' });
  });

  test('is the address and the picture of the product where its head says nothing', () => {
    history.replaceState(null, '', '/MyFocus?tab=2#!zh');
    expect(pageCard()).toEqual({
      url: 'http://localhost/MyFocus?tab=2',
      title: '',
      text: '',
      image: 'http://localhost/icon-512.png',
    });
  });

  test('makes a path of a picture absolute', () => {
    document.head.innerHTML = '<meta property="og:image" content="/media/a.jpg">';
    expect(pageCard().image).toBe('http://localhost/media/a.jpg');
  });
});
