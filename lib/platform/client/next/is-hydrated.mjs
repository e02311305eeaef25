/**
 * Whether React has hydrated this element, so that it handles its events. React may not be loaded before, so the only
 * sign is the keys that it sets on elements. The function is sent to the browser as source text: it must not use
 * anything outside it.
 * @param {Element} element
 */
export function isHydrated(element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
