import type { VerifiedKind } from '../codes';

/** Characters of a number that are shown, and of a company's name at either end. */
const shown = { number: 4, before: 2, after: 2 };

/** A name of which its owner recognises the beginning: 张*, and 上海****公司 of a company. */
export function maskName(kind: VerifiedKind, name: string): string {
  const characters = [...name];
  if (kind === 'individual') return characters.length === 0 ? '' : `${characters[0]}*`;
  if (characters.length <= shown.before + shown.after) return `${characters.slice(0, 1).join('')}****`;
  return `${characters.slice(0, shown.before).join('')}****${characters.slice(-shown.after).join('')}`;
}

/** The end of a number; nothing of one that is so short that it would tell too much. */
export function endOfNumber(number: string): string {
  return number.length < 2 * shown.number ? '' : number.slice(-shown.number);
}
