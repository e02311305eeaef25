import { isHydrated } from '../../client/next/is-hydrated.mjs';

/** What a page says that may sleep, and until when: the attribute of any of its elements. */
const sleepsMark = / data-sleeps="(touched|painted)"/;

const script = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A page that may sleep (ADR 13), without its scripts: a small one in their place loads them when the visitor first
 * touches, moves, types or scrolls; without that when all pictures in view have come (`painted`), or after a while of
 * reading (`touched`). Until then there is nothing that could be in the way of the page being there. Every other page stays
 * as it is.
 * @param {string} html
 */
export function wakeLater(html) {
  const until = sleepsMark.exec(html)?.[1];
  if (!until) return html;
  const sources = [...html.matchAll(script)].map(([, source]) => source);
  const code = `(${sleep})(${isHydrated},${JSON.stringify(sources)},${JSON.stringify(until)})`;
  return html.replace(script, '').replace(preload, '').replace('</body>', `<script>${code}</script></body>`);
}

/**
 * Runs in the browser, sent as its own text: it may use nothing from around it.
 * @param {typeof isHydrated} isReady whether React listens at an element
 * @param {string[]} sources
 * @param {'touched' | 'painted'} until
 */
export function sleep(isReady, sources, until) {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const readingMs = 8000;
  /** By then everything has been painted, also on a slow phone. */
  const paintedMs = 1500;
  /** A picture that hardly comes keeps no page asleep. */
  const slowPictureMs = 3000;
  const root = document.documentElement;
  /** By the element that listens for what is pressed in it, where there is one. */
  const isAlive = (/** @type {Element} */ element) => isReady(element.closest('[data-listens]') ?? element);
  /** @type {Set<Element>} */
  const pressed = new Set();
  let isAwake = false;

  function wake() {
    if (isAwake) return;
    isAwake = true;
    for (const sign of signs) removeEventListener(sign, wake);
    for (const source of sources)
      document.head.append(Object.assign(document.createElement('script'), { src: source }));
  }

  /** So that they are there when the visitor does something. */
  function fetchAhead() {
    for (const href of isAwake ? [] : sources) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    }
  }

  /** A press on a button or a tab that nobody listens to yet is made again once somebody does. */
  function keepPress(/** @type {MouseEvent} */ event) {
    /** @type {HTMLElement | null} */
    const button = event.target instanceof Element ? event.target.closest('button, a[role="tab"]') : null;
    if (!button || button.hasAttribute('popovertarget') || isAlive(button)) return;
    // A tab that is a link would lead away now, and again once it is alive.
    if (button.matches('a')) event.preventDefault();
    wake();
    if (pressed.has(button)) return;
    pressed.add(button);
    const waiting = setInterval(() => {
      if (!isAlive(button)) return;
      clearInterval(waiting);
      setTimeout(() => button.click());
    }, 50);
  }

  /** The way back, which leads home without a script, goes one step back where there is one, as it does once it is alive. */
  function stepBack(/** @type {MouseEvent} */ event) {
    const link = event.target instanceof Element ? event.target.closest('[data-steps-back]') : null;
    if (!link || isAlive(link) || !(window.navigation?.canGoBack ?? history.length > 1)) return;
    event.preventDefault();
    history.back();
  }

  for (const sign of signs) addEventListener(sign, wake, { passive: true });
  addEventListener('click', keepPress, true);
  addEventListener('click', stepBack, true);
  // An app's own browser is not plain: there the page must answer the app.
  const isPlain = /^(?:web|windows|ios|android)$/.test(root.dataset.host ?? '');
  if (until === 'painted') {
    if (!isPlain) wake();
    addEventListener('load', () => setTimeout(wake));
    setTimeout(wake, slowPictureMs);
    return;
  }
  addEventListener('load', () => {
    // A person who is logged in sees their own face at once, and so does who comes back to what a page says by the name of
    // a stored flag (`data-wakes-for`).
    const flag = document.querySelector('[data-wakes-for]')?.getAttribute('data-wakes-for');
    // Who comes back to a picture that was shown large finds it so.
    let isAwaited = location.hash.startsWith('#pictures-');
    try {
      isAwaited ||= ['isLogin', flag].some((name) => name && localStorage.getItem(name) === 'true');
    } catch {
      // Where nothing may be stored nobody is logged in.
    }
    setTimeout(wake, isPlain && !isAwaited ? readingMs : 0);
    setTimeout(fetchAhead, paintedMs);
  });
}
