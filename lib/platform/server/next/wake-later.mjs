import { isHydrated } from '../../client/next/is-hydrated.mjs';

/** The attribute of any element that says whether a page sleeps, and until when. */
const sleepsMark = / data-sleeps="(touched|painted|never)"/;

const nonceOf = ' nonce="[^"]*"';
const script = new RegExp(`<script src="(/_next/static/[^"]+)"(?:${nonceOf})? async=""(?:${nonceOf})?></script>`, 'g');
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Removes the scripts of a page that may sleep (ADR 13): a small script in their place loads them when the visitor
 * first touches, moves, types or scrolls; otherwise when all visible pictures have loaded (`painted`), or after some
 * time of reading (`touched`). Until then nothing delays the page. Every other page is returned unchanged.
 * @param {string} html
 * @param {string} [nonce] of a page that is rendered for each request; without a mark it sleeps until it is painted
 */
export function wakeLater(html, nonce) {
  const until = sleepsMark.exec(html)?.[1] ?? (nonce ? 'painted' : 'never');
  if (until === 'never') return html;
  const sources = [...html.matchAll(script)].map(([, source]) => source);
  const code = `(${sleep})(${isHydrated},${JSON.stringify(sources)},${JSON.stringify(until)})`;
  const waking = `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script></body>`;
  return html.replace(script, '').replace(preload, '').replace('</body>', waking);
}

/**
 * Runs in the browser, sent as source text: it must not use anything outside it.
 * @param {typeof isHydrated} isReady whether React has hydrated an element
 * @param {string[]} sources
 * @param {'touched' | 'painted'} until
 */
export function sleep(isReady, sources, until) {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const readingMs = 8000;
  /** By then everything has been painted, also on a slow phone. */
  const paintedMs = 1500;
  /** A picture that loads this slowly does not keep the page asleep. */
  const slowPictureMs = 3000;
  const root = document.documentElement;
  /** By the element whose React handler handles its events, where there is one. */
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

  /** Preloaded, so that they are there when the visitor acts. */
  function fetchAhead() {
    for (const href of isAwake ? [] : sources) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    }
  }

  /** A press on a button or a tab before hydration is repeated afterwards. */
  function keepPress(/** @type {MouseEvent} */ event) {
    /** @type {HTMLElement | null} */
    const button = event.target instanceof Element ? event.target.closest('button, a[role="tab"]') : null;
    if (!button || button.hasAttribute('popovertarget') || isAlive(button)) return;
    // A tab that is a link would navigate now, and again after hydration; a form that a script submits would be sent
    // to the page itself.
    if (button instanceof HTMLButtonElement ? button.form && !button.form.hasAttribute('action') : button.matches('a'))
      event.preventDefault();
    wake();
    if (pressed.has(button)) return;
    pressed.add(button);
    const waiting = setInterval(() => {
      if (!isAlive(button)) return;
      clearInterval(waiting);
      setTimeout(() => button.click());
    }, 50);
  }

  /**
   * The back link, which goes to the home page without a script, goes back in history where possible, as it does after
   * hydration.
   */
  function stepBack(/** @type {MouseEvent} */ event) {
    const link = event.target instanceof Element ? event.target.closest('[data-steps-back]') : null;
    if (!link || isAlive(link) || !(window.navigation?.canGoBack ?? history.length > 1)) return;
    event.preventDefault();
    history.back();
  }

  for (const sign of signs) addEventListener(sign, wake, { passive: true });
  addEventListener('click', keepPress, true);
  addEventListener('click', stepBack, true);
  // An app's own browser counts as special: there the page must answer the app.
  const isPlain = /^(?:web|windows|ios|android)$/.test(root.dataset.host ?? '');
  if (until === 'painted') {
    if (!isPlain) wake();
    addEventListener('load', () => setTimeout(wake));
    setTimeout(wake, slowPictureMs);
    return;
  }
  addEventListener('load', () => {
    // The page wakes at once for a logged-in person, who sees their avatar, and for a visitor with the stored flag that
    // the page names (`data-wakes-for`).
    const flag = document.querySelector('[data-wakes-for]')?.getAttribute('data-wakes-for');
    // Also when the address opens an enlarged picture.
    let isAwaited = location.hash.startsWith('#pictures-');
    try {
      isAwaited ||= ['isLogin', flag].some((name) => name && localStorage.getItem(name) === 'true');
    } catch {
      // Without storage nobody is logged in.
    }
    setTimeout(wake, isPlain && !isAwaited ? readingMs : 0);
    setTimeout(fetchAhead, paintedMs);
  });
}
