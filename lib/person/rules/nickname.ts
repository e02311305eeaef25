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
