/** Loads this page anew. A module of its own, because tests cannot leave theirs. */
export function reloadPage(): void {
  location.reload();
}
