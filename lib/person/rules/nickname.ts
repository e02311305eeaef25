/**
 * The form in which nicknames are compared: two that differ only in letter case, in full or half width, in ligatures
 * or in spaces are the same name. Stored beside the nickname as its unique key; never shown.
 *
 * Lower case alone keeps spellings apart that upper case joins (ß and ss, σ and ς), and upper case alone leaves out ẞ;
 * down, up and down again gives each name one key, and every key itself.
 */
export function nicknameKey(nickname: string): string {
  const folded = nickname.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(/\s+/gu, ' ').trim();
}

/** Whether a nickname has 2 to 20 characters, as people count them. */
export function isNicknameLong(nickname: string): boolean {
  const length = [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(nickname)].length;
  return length >= 2 && length <= 20;
}

/**
 * Whether a nickname has neither emoji nor special characters (specification section 5): letters, marks and digits of any
 * script, with single spaces, hyphens, underscores, apostrophes, full stops and middle dots between them.
 */
export function isNicknamePlain(nickname: string): boolean {
  return /^[\p{L}\p{M}\p{N}]+(?:[ ·・._'’-][\p{L}\p{M}\p{N}]+)*$/u.test(nickname);
}
