/** Reloads this page. In a module of its own, because tests cannot navigate. */
export function reloadPage(): void {
  location.reload();
}
