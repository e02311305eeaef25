import type { Page } from '@playwright/test';

/**
 * Faults in the layout of the page, as text: what makes it wider than the window or exceeds its side, cut-off text, and
 * placeholders that do not fit.
 */
export function faultsInLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].findLast(
        (element) => Math.round(element.getBoundingClientRect().right) >= scrollWidth,
      );
      faults.push(`${wide ? nameOf(wide) : 'something'} makes the page ${scrollWidth} px wide`);
    }
    // What slides or scrolls sideways may be outside.
    const isMeant = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[aria-hidden=true], .sr-only, .swiper') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isMeant(element.parentElement));
    for (const element of document.querySelectorAll(
      ':is(main, header, footer, dialog) :is(a, button, p, h1, h2, h3, img, input)',
    )) {
      const { left, right, height } = element.getBoundingClientRect();
      if (height > 0 && (right > clientWidth + 1 || left < -1) && !isMeant(element))
        faults.push(`outside: ${nameOf(element)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(main, header, footer, dialog) :is(button, a, h1, h2, h3, label, dt, dd, th, td, p)',
    )) {
      const { clipPath, textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
      const isCutOnPurpose = clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isCutOnPurpose || element.closest('.sr-only') || !element.checkVisibility()) continue;
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 6;
      if (isWide || (isHigh && element.matches('td, th'))) faults.push(`cut off: ${nameOf(element)}`);
    }
    for (const select of document.querySelectorAll('select')) {
      const alone = select.cloneNode(false) as HTMLSelectElement;
      alone.append(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
      Object.assign(alone.style, { position: 'absolute', width: 'auto', minWidth: '0' });
      select.parentElement?.append(alone);
      const isCut = select.offsetWidth > 0 && alone.offsetWidth > select.offsetWidth + 1;
      if (isCut) faults.push(`cut off: select ${alone.textContent}`);
      alone.remove();
    }
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      if (getComputedStyle(link).whiteSpace !== 'nowrap') faults.push(`torn over two lines: ${nameOf(link)}`);
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll('input')) {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (canvas) canvas.font = getComputedStyle(input, '::placeholder').font;
      const needed = canvas?.measureText(input.placeholder).width ?? 0;
      if (input.checkVisibility() && !input.value && needed > room)
        faults.push(`cut off: placeholder ${input.placeholder}`);
    }
    return faults;
  });
}
