/**
 * Whether this is Safari on iOS, where pulling the page down shows the system's own "open" banner (specification
 * section 2). User agents of other browsers there contain `Safari` too, but also their own name.
 */
export function isIosSafari(userAgent: string): boolean {
  return /\b(iPhone|iPad|iPod)\b.* Version\/[\d.]+ Mobile\/\w+ Safari\/[\d.]+$/.test(userAgent);
}
