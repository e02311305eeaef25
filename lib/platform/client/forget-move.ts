/**
 * The page is shown, wherever `settleLanguage` redirected it from: the next language choice may redirect again. In a
 * module of its own, because the inline script has the rest.
 */
export function forgetMove(): void {
  try {
    sessionStorage.removeItem('language moved');
  } catch {
    // Storage may be disabled in a browser: then nothing was stored.
  }
}
