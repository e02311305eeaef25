/**
 * A provider's error text, safe for the log: without e-mail addresses and without digit sequences that could be a phone
 * number or a code (DESIGN 8). Status codes and reasons stay readable.
 */
export function hidePersonal(text: string): string {
  return text.replace(/[^\s<>@]+@[^\s<>@]+/g, '…').replace(/\d{6,}/g, '…');
}

/** An address as an operator may see it: `…8000` of a phone number, `l…@example.org` of an e-mail address. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at > 0 ? `${address[0]}…${address.slice(at)}` : `…${address.slice(-4)}`;
}
