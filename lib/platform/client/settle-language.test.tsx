import fc from 'fast-check';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { forgetMove } from './forget-move';
import { addressIn, obeyMarkers, settleLanguage, wishedLanguage } from './settle-language';

const pages = ['/', '/Find', '/video/detail/1', '/en', '/en/Find', '/energy', '/zhuhai'] as const;
const isEnglish = (pathname: string) => pathname === '/en' || pathname.startsWith('/en/');
const anyWishes = fc.record({
  app: fc.constantFrom(null, 'EN', 'CN', 'ZH', 'FR', ''),
  hash: fc.constantFrom('', '#!zh', '#!en', '#comments', '#!fr'),
  pathname: fc.constantFrom(...pages),
  stored: fc.constantFrom(null, '#!zh', '#!en', 'en', ''),
});

describe('the language that a visitor wants', () => {
  test.each([
    ['nothing at all', {}, 'zh'],
    ['the stored value, where the address has no prefix', { stored: '#!en' }, 'en'],
    ['the prefix before the stored value', { pathname: '/en/Find', stored: '#!zh' }, 'en'],
    ['the marker before the prefix', { pathname: '/en', hash: '#!zh', stored: '#!en' }, 'zh'],
    ['the app before everything', { app: 'CN', pathname: '/en', hash: '#!en', stored: '#!en' }, 'zh'],
    ['an app that speaks another language says nothing', { app: 'FR', pathname: '/en' }, 'en'],
    ['another fragment says nothing', { hash: '#comments' }, 'zh'],
    ['a path that only begins like a prefix is none', { pathname: '/energy' }, 'zh'],
    ['a stored value that is no marker says nothing', { stored: 'en' }, 'zh'],
  ] as const)('%s', (_, wishes, language) => {
    expect(wishedLanguage({ app: null, hash: '', pathname: '/', stored: null, ...wishes }, languageNames)).toBe(
      language,
    );
  });

  test('an address in the chosen language is where that choice leads, whatever was chosen before', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const wish = wishedLanguage(wishes, languageNames);
        const there = new URL(addressIn(wish, { ...wishes, search: '?a=b' }, languageNames), 'http://localhost');
        expect(isEnglish(there.pathname)).toBe(wish === 'en');
        expect(there.search).toBe('?a=b');
        // There the same inputs choose the same language, so there is no further redirect.
        const again = { ...wishes, hash: there.hash, pathname: there.pathname, stored: languageNames[wish].marker };
        expect(wishedLanguage(again, languageNames)).toBe(wish);
      }),
    );
  });

  test.each([
    ['/', '', 'en', '/en#!en'],
    ['/Find', '#!zh', 'en', '/en/Find#!en'],
    ['/en', '#!en', 'zh', '/#!zh'],
    ['/en/Find', '#comments', 'zh', '/Find#comments'],
    ['/en/Find/', '', 'en', '/en/Find#!en'],
    ['/energy', '', 'zh', '/energy#!zh'],
    ['/en//evil.example', '', 'zh', '/evil.example#!zh'],
    ['//evil.example', '', 'zh', '/evil.example#!zh'],
  ] as const)('%s%s in %s is %s', (pathname, hash, language, address) => {
    expect(addressIn(language, { pathname, hash, search: '' }, languageNames)).toBe(address);
  });
});

describe('settling', () => {
  const replaced = jest.fn();
  /** jsdom cannot navigate, so the address and its `replace` are stand-ins. */
  const place = { pathname: '/', search: '', hash: '', replace: replaced };

  function settle(rendered: Language, address: { pathname: string; search?: string; hash: string }) {
    Object.assign(place, { search: '' }, address);
    document.documentElement.lang = languageNames[rendered].html;
    const run = new Function(
      'location',
      'names',
      'wished',
      'addressOf',
      `(${settleLanguage})(names, wished, addressOf)`,
    );
    run(place, languageNames, wishedLanguage, addressIn);
    return replaced.mock.calls.map(([to]) => to);
  }

  const cookie = () => /language=(\w+)/.exec(document.cookie)?.[1];
  const setCookie = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
    document.cookie = `${text}; path=/`;
  };

  beforeEach(() => {
    replaced.mockClear();
    localStorage.clear();
    sessionStorage.clear();
    setCookie('language=; max-age=0');
    document.documentElement.style.visibility = '';
    delete document.documentElement.dataset.host;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    // Two spies on one property restore each other.
    Reflect.deleteProperty(document, 'cookie');
  });

  test('a choice that the address already has stores nothing and goes nowhere', () => {
    expect(settle('en', { pathname: '/en', hash: '#!en' })).toEqual([]);
    expect(settle('zh', { pathname: '/', hash: '' })).toEqual([]);
    expect([localStorage.length, cookie(), document.documentElement.style.visibility]).toEqual([0, undefined, '']);
  });

  test('one that is not is stored, for this program and for the server, and the page hides while it is replaced', () => {
    expect(settle('zh', { pathname: '/Find', hash: '#!en' })).toEqual(['/en/Find#!en']);
    expect([localStorage.getItem('language'), cookie()]).toEqual(['#!en', 'en']);
    expect(document.documentElement.style.visibility).toBe('hidden');
  });

  test('a page that was moved to and is still not it stays, and is shown', () => {
    settle('zh', { pathname: '/', hash: '#!en' });
    document.documentElement.style.visibility = '';
    replaced.mockClear();
    expect(settle('zh', { pathname: '/', hash: '#!en' })).toEqual([]);
    expect(document.documentElement.style.visibility).toBe('');
  });

  test('another choice is followed although no page has been shown since, as when one goes back at once', () => {
    settle('zh', { pathname: '/', hash: '#!en' });
    replaced.mockClear();
    expect(settle('en', { pathname: '/en', hash: '#!zh' })).toEqual(['/#!zh']);
  });

  test('once a page is shown the next choice may move it again', () => {
    settle('zh', { pathname: '/', hash: '#!en' });
    forgetMove();
    replaced.mockClear();
    expect(settle('zh', { pathname: '/', hash: '#!en' })).toEqual(['/en#!en']);
  });

  test('storage is not looked into where the address says enough', () => {
    const look = jest.spyOn(Storage.prototype, 'getItem');
    settle('zh', { pathname: '/', hash: '#!zh' });
    settle('en', { pathname: '/en', hash: '' });
    expect(look).not.toHaveBeenCalled();
  });

  test('a page comes back when the navigation never does', () => {
    jest.useFakeTimers();
    settle('zh', { pathname: '/', hash: '#!en' });
    jest.advanceTimersByTime(3000);
    expect(document.documentElement.style.visibility).toBe('');
    jest.useRealTimers();
  });

  test('nobody is moved to where a cookie that cannot be changed would send them back from', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; language=en');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(settle('en', { pathname: '/en', hash: '#!zh' })).toEqual([]);
  });

  test('where all storage is refused the marker alone leads there, and no error is thrown', () => {
    for (const store of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, store, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(settle('zh', { pathname: '/', hash: '#!en' })).toEqual(['/en#!en']);
    expect(settle('en', { pathname: '/en', hash: '#!en' })).toEqual(['/en#!en']);
  });

  test("the app's word counts in the own app alone", () => {
    localStorage.setItem('language_app', 'EN');
    expect(settle('zh', { pathname: '/', hash: '#!zh' })).toEqual([]);
    document.documentElement.dataset.host = 'app-ios';
    expect(settle('zh', { pathname: '/', hash: '#!zh' })).toEqual(['/en#!en']);
  });

  test('it never moves twice in a row, whatever is stored, refused or rendered', () => {
    fc.assert(
      fc.property(anyWishes, fc.constantFrom(...languages), fc.boolean(), ({ app, ...wishes }, rendered, stuck) => {
        localStorage.clear();
        sessionStorage.clear();
        replaced.mockClear();
        if (wishes.stored !== null) localStorage.setItem('language', wishes.stored);
        document.documentElement.dataset.host = app === null ? 'ios' : 'app-ios';
        if (app !== null) localStorage.setItem('language_app', app);
        settle(rendered, wishes);
        const to = replaced.mock.calls[0]?.[0];
        if (to === undefined) return;
        const there = new URL(to, 'http://localhost');
        // A server that ignores the requested language, and one that follows it.
        const then = stuck ? rendered : isEnglish(there.pathname) ? 'en' : 'zh';
        expect(settle(then, { pathname: there.pathname, hash: there.hash })).toHaveLength(1);
      }),
    );
  });

  /** The server's redirect for an opened address: visitors who chose English go to the English one. */
  function answered(opened: string): URL {
    const address = new URL(opened, 'http://localhost');
    if (cookie() === 'en' && !isEnglish(address.pathname))
      address.pathname = `/en${address.pathname}`.replace(/\/$/, '');
    return address;
  }

  /** Opens an address and follows all redirects of server and page; each loaded page is visible at first. */
  function visit(opened: string) {
    for (let to: string | undefined = opened, loads = 1; ; loads += 1) {
      const { pathname, search, hash } = answered(to);
      const language = isEnglish(pathname) ? 'en' : 'zh';
      replaced.mockClear();
      document.documentElement.style.visibility = '';
      [to] = settle(language, { pathname, search, hash });
      if (to === undefined || loads > 5)
        return { loads, at: addressIn(language, { pathname, search, hash }, languageNames) };
    }
  }

  // Every hash with every stored value, on both addresses (DESIGN 6).
  const visits = [
    // opened, stored before => address, stored after
    ['/', null, '/#!zh', null],
    ['/', '#!zh', '/#!zh', '#!zh'],
    ['/', '#!en', '/en#!en', '#!en'],
    ['/#!zh', null, '/#!zh', null],
    ['/#!zh', '#!en', '/#!zh', '#!zh'],
    ['/#!en', null, '/en#!en', '#!en'],
    ['/#!en', '#!zh', '/en#!en', '#!en'],
    ['/en', null, '/en#!en', null],
    ['/en', '#!zh', '/en#!en', '#!zh'],
    ['/en', '#!en', '/en#!en', '#!en'],
    ['/en#!en', '#!zh', '/en#!en', '#!zh'],
    ['/en#!zh', null, '/#!zh', '#!zh'],
    ['/en#!zh', '#!en', '/#!zh', '#!zh'],
    ['/?utm_source=ad#!en', null, '/en?utm_source=ad#!en', '#!en'],
    ['/#main', '#!en', '/en#main', '#!en'],
    ['/en#main', '#!zh', '/en#main', '#!zh'],
    ['/#!fr', null, '/#!fr', null],
  ] as const;

  test.each(visits.flatMap((one) => [['with its cookie', ...one] as const, ['without a cookie', ...one] as const]))(
    '%s: %s, stored %s, is %s',
    (kept, opened, before, address, after) => {
      if (before) localStorage.setItem('language', before);
      if (before && kept === 'with its cookie') setCookie(`language=${before.slice(2)}`);
      const { at, loads } = visit(opened);
      expect([at, loads <= 3, document.documentElement.style.visibility]).toEqual([address, true, '']);
      // A choice is stored when the page must change for it: without the cookie the first page is Chinese already.
      const changes = kept === 'with its cookie' || !(opened === '/#!zh' && before === '#!en');
      expect(localStorage.getItem('language')).toBe(changes ? after : before);
    },
  );
});

test('a marker of the other language loads the page anew, nothing else does', () => {
  const place = { hash: '', reload: jest.fn() };
  document.documentElement.lang = languageNames.zh.html;
  // jsdom cannot reload, so the address is a stand-in.
  new Function('location', 'names', `(${obeyMarkers})(names)`)(place, languageNames);
  const write = (hash: string) => {
    place.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    return place.reload.mock.calls.length;
  };
  expect(['#!zh', '#comments', '#!fr', ''].map(write)).toEqual([0, 0, 0, 0]);
  expect(write('#!en')).toBe(1);
});
