/**
 * Whether this is Safari on iOS, where pulling the page down shows the system's own "open" banner (specification
 * section 2). Other browsers there say `Safari` too, but put their own name beside the version or at the end.
 */
export function isIosSafari(userAgent: string): boolean {
  return /\b(iPhone|iPad|iPod)\b.* Version\/[\d.]+ Mobile\/\w+ Safari\/[\d.]+$/.test(userAgent);
}
