/**
 * The form in which nicknames are compared: two that differ only in letter case, in full or half width, in ligatures
 * or in spaces are the same name. Stored beside the nickname as its unique key; never shown.
 *
 * Upper case comes first because lower case alone keeps spellings apart that upper case joins (ß and ss, σ and ς).
 */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
