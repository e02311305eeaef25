/**
 * The form in which nicknames are compared: two that differ only in letter case, in full or half width, in ligatures or
 * in spaces are the same name. Stored beside the nickname as its unique key; never shown.
 * Lower case alone distinguishes spellings that upper case unifies (ß and ss, σ and ς), and upper case alone misses ẞ;
 * lower, upper and lower again gives each name one key, and each key itself.
 */
export function nicknameKey(nickname: string): string {
  const folded = nickname.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(/\s+/gu, ' ').trim();
}

const fewest = 2;
const most = 20;
/**
 * Maximum number of UTF-16 units, which twenty characters with many marks could exceed (`nickname` of the contract).
 */
const mostUnits = 64;

/**
 * Letters and digits of any script with their marks; neither invisible ones (a Hangul filler) nor ones drawn as emoji
 * (ℹ).
 */
const unit = String.raw`(?:(?![\p{DI}\p{ExtPict}])[\p{L}\p{N}](?:(?!\p{DI})[\p{Mn}\p{Mc}]){0,8})`;
const joint = "[ ·・._'’-]";
const plain = new RegExp(`^${unit}+(?:${joint}${unit}+)*$`, 'u');

/** Whether a nickname has 2 to 20 user-perceived characters. */
export function isNicknameLong(nickname: string): boolean {
  const { length } = characters(nickname);
  return length >= fewest && length <= most;
}

/**
 * Whether a nickname has neither emoji nor special characters (specification section 5): letters, marks and digits of any
 * script, with single spaces, hyphens, underscores, apostrophes, full stops and middle dots between them.
 */
export function isNicknamePlain(nickname: string): boolean {
  return plain.test(nickname);
}

/**
 * Makes a nickname of at most `length` characters from another name: emoji and special characters are removed, the rest
 * is cut. Null when too little remains.
 */
export function plainNickname(wish: string, length = most): string | null {
  const kept = wish.normalize('NFC').match(new RegExp(`${unit}|\\s|${joint}`, 'gu')) ?? [];
  const joined = trimJoints(kept.join('').replace(new RegExp(`(?:\\s|${joint})+`, 'gu'), firstJoint));
  let cut = '';
  for (const character of characters(joined).slice(0, length)) {
    if (cut.length + character.length > mostUnits) break;
    cut += character;
  }
  const nickname = trimJoints(cut);
  return isNicknameLong(nickname) && isNicknamePlain(nickname) ? nickname : null;
}

function characters(text: string): string[] {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Of several consecutive separators the first one stays, any blank as a space. */
function firstJoint(joints: string): string {
  return joints.trimStart() === joints ? joints.charAt(0) : ' ';
}

function trimJoints(text: string): string {
  return text.replace(new RegExp(`^${joint}+|${joint}+$`, 'gu'), '');
}
