const emailShape = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An e-mail address in its normal form, in lower case; null for an invalid one. */
export function toEmail(text: string): string | null {
  const email = text.normalize('NFKC').trim().toLowerCase();
  return email.length <= 254 && emailShape.test(email) ? email : null;
}
