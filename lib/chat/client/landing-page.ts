const longest = 2000;

/** Where the visitor came into the site, with its campaign parameters; empty when the browser kept nothing. */
export function landingPage(): string {
  try {
    // Written before the first paint of the visit (`lib/platform/client/before-paint.ts`).
    const [landing]: unknown[] = JSON.parse(window.sessionStorage.getItem('landing') ?? '[]');
    return typeof landing === 'string' ? landing.replace(/#.*$/s, '').slice(0, longest) : '';
  } catch {
    // Storage is refused or holds something else: nobody depends on it.
    return '';
  }
}
