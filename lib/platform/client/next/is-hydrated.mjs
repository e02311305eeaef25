/**
 * Whether React has taken over this element of the server's page: from then on it hears what is done to it. Before, nothing
 * of React's may be loaded, so that the keys it leaves on elements are all there is to see. It is sent to the browser as its
 * own text: it may use nothing from around it.
 * @param {Element} element
 */
export function isHydrated(element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
