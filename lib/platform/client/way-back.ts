/** Whether going back stays on our pages. Browsers without the Navigation API cannot tell our pages from others'. */
export function hasWayBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
