/**
 * The page stands, wherever `settleLanguage` moved it from: the next wish may move it again. Apart from that, which the
 * browser has got before this is loaded.
 */
export function forgetMove(): void {
  try {
    sessionStorage.removeItem('language moved');
  } catch {
    // Storage is refused, an ordinary state of a browser: nothing was remembered.
  }
}
