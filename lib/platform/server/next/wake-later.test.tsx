import { isHydrated } from '../../client/next/is-hydrated.mjs';
import { sleep, wakeLater } from './wake-later.mjs';

const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const html = (mark: string, nonce = '') =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="${scripts[0]}"/><link rel="stylesheet" href="/x.css"/>` +
  scripts.map((source) => `<script src="${source}" async=""${nonce}></script>`).join('') +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><main ${mark}>Words</main><script>self.__next_f=[]</script></body></html>`;

describe('the page that is kept', () => {
  test('loses its scripts and gets the small one that loads them', () => {
    const kept = wakeLater(html('data-sleeps="touched"'));
    expect(kept).not.toContain('async=""');
    expect(kept).not.toContain('rel="preload"');
    expect(kept).toContain(`,${JSON.stringify(scripts)},"touched")</script>`);
    expect(kept).toContain('<link rel="stylesheet" href="/x.css"/>');
    expect(kept).toContain('noModule=""');
    expect(kept).toContain('<script>self.__next_f=[]</script>');
    expect(kept.endsWith('</script></body></html>')).toBe(true);
  });

  test('sleeps without a mark when it is rendered for each request, and its small script has the nonce', () => {
    const sent = wakeLater(html('', ' nonce="n+/="'), 'n+/=');
    expect(sent).not.toContain('async=""');
    expect(sent).toContain('<script nonce="n+/=">(function sleep(');
    expect(sent).toContain(`,${JSON.stringify(scripts)},"painted")</script></body></html>`);
  });

  test('stays as it is without the mark, or when it says so', () => {
    expect(wakeLater(html(''))).toBe(html(''));
    const awake = html('data-sleeps="never"', ' nonce="n"');
    expect(wakeLater(awake, 'n')).toBe(awake);
  });
});

describe('in the browser', () => {
  const loaded = () => [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));
  const load = () => window.dispatchEvent(new Event('load'));

  let added: jest.SpiedFunction<typeof window.addEventListener>;

  function open(until: 'touched' | 'painted', host = 'web') {
    jest.useFakeTimers();
    localStorage.clear();
    document.head.innerHTML = '';
    document.body.innerHTML = '<button>Back</button><button popovertarget="menu">Menu</button>';
    document.documentElement.dataset.host = host;
    added = jest.spyOn(window, 'addEventListener');
    sleep(isHydrated, scripts, until);
  }
  function leave() {
    for (const [name, listener, options] of added.mock.calls) window.removeEventListener(name, listener, options);
    added.mockRestore();
    jest.useRealTimers();
  }
  beforeEach(() => open('touched'));
  afterEach(leave);

  test('nothing runs before the visitor does something; what will is fetched after the page', () => {
    expect(loaded()).toEqual([]);
    load();
    jest.advanceTimersByTime(1500);
    expect([...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])).toEqual(
      scripts.map((source) => ['prefetch', source]),
    );
    jest.advanceTimersByTime(6499);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(loaded()).toEqual(scripts);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])('%s wakes it, once', (sign) => {
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(loaded()).toEqual(scripts);
  });

  test.each(['app-ios', 'wechat'])('inside %s it wakes with the page', (host) => {
    leave();
    open('touched', host);
    load();
    jest.advanceTimersByTime(0);
    expect(loaded()).toEqual(scripts);
  });

  test('so it does for who is logged in', () => {
    localStorage.setItem('isLogin', 'true');
    load();
    jest.advanceTimersByTime(0);
    expect(loaded()).toEqual(scripts);
  });

  test.each([
    ['true', scripts],
    ['false', []],
  ])('and for who comes back to what the page has for them: %s', (stored, expected) => {
    document.body.innerHTML = '<main data-wakes-for="hasThing"></main>';
    localStorage.setItem('hasThing', stored);
    load();
    jest.advanceTimersByTime(0);
    expect(loaded()).toEqual(expected);
  });

  test('and for who comes back to a picture that was shown large', () => {
    window.history.replaceState(null, '', '#pictures-about');
    load();
    jest.advanceTimersByTime(0);
    expect(loaded()).toEqual(scripts);
    window.history.replaceState(null, '', '/');
  });

  test('a press is heard where an element listens for what is in it', () => {
    document.body.innerHTML = '<div data-listens><button>Picture</button></div>';
    const [frame, button] = document.querySelectorAll<HTMLElement>('div, button');
    const heard = jest.fn();
    button?.click();
    frame?.addEventListener('click', heard);
    Object.assign(frame ?? {}, { __reactProps$x: {} });
    jest.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  describe('a page that sleeps until it is painted', () => {
    beforeEach(() => {
      leave();
      open('painted');
    });

    test('wakes when its pictures have come', () => {
      jest.advanceTimersByTime(2999);
      expect(loaded()).toEqual([]);
      load();
      jest.advanceTimersByTime(0);
      expect(loaded()).toEqual(scripts);
    });

    test('waits for no picture too long, and wakes once', () => {
      jest.advanceTimersByTime(3000);
      expect(loaded()).toEqual(scripts);
      load();
      jest.advanceTimersByTime(0);
      expect(loaded()).toEqual(scripts);
    });

    test('does not sleep in the own app, which talks with it', () => {
      leave();
      open('painted', 'app-ios');
      expect(loaded()).toEqual(scripts);
    });

    test('wakes by a touch', () => {
      window.dispatchEvent(new Event('touchstart'));
      expect(loaded()).toEqual(scripts);
    });
  });

  test('a press on a button that sleeps is made again when it is awake', () => {
    const [button] = document.querySelectorAll('button');
    const pressed = jest.fn();
    button?.click();
    button?.click();
    jest.advanceTimersByTime(500);
    button?.addEventListener('click', pressed);
    expect(pressed).not.toHaveBeenCalled();
    Object.assign(button as object, { __reactProps$test: {} });
    jest.advanceTimersByTime(100);
    expect(pressed).toHaveBeenCalledTimes(1);
    button?.click();
    jest.advanceTimersByTime(100);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['that a script submits', '<form method="post"><button>Send</button></form>', 1],
    ['that the browser submits', '<form action="/Search"><button>Search</button></form>', 0],
  ])('a form %s is not sent before it is awake: %#', (_, form, prevented) => {
    document.body.innerHTML = form;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('button')?.dispatchEvent(press);
    expect(Number(press.defaultPrevented)).toBe(prevented);
  });

  test('so is one on a tab, whose link is not followed before', () => {
    document.body.innerHTML = '<a role="tab" href="#channels"><b>Channels</b></a>';
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    const tab = document.querySelector('a') as HTMLAnchorElement;
    const pressed = jest.fn();
    tab.addEventListener('click', ({ defaultPrevented }) => pressed(defaultPrevented));
    Object.assign(tab, { __reactProps$test: {} });
    jest.advanceTimersByTime(100);
    expect(pressed.mock.calls).toEqual([[false]]);
  });

  test.each([
    ['one step back where there is one', 1, {}, { steps: 1, isLeft: false }],
    ['home where there is none', 0, {}, { steps: 0, isLeft: true }],
    ['where it says itself once it is alive', 1, { __reactProps$test: {} }, { steps: 0, isLeft: true }],
  ])('the way back leads %s', (_, stepsBehind, alive, expected) => {
    document.body.innerHTML = '<a href="#home" data-steps-back=""><b>Back</b></a>';
    Object.assign(document.querySelector('a') as object, alive);
    const steps = jest.spyOn(window.history, 'back').mockReturnValue();
    Object.assign(window, { navigation: { canGoBack: stepsBehind > 0 } });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(press);
    expect({ steps: steps.mock.calls.length, isLeft: !press.defaultPrevented }).toEqual(expected);
    steps.mockRestore();
    Reflect.deleteProperty(window, 'navigation');
  });

  test('a press that the browser answers itself is left alone', () => {
    document.querySelectorAll('button')[1]?.click();
    expect(loaded()).toEqual([]);
  });
});
