import type { ArtSchoolItem, ArtSchoolQuery } from '../contract/school';
import { nameKey } from './name-key';

type Named = Pick<ArtSchoolItem, 'name' | 'otherName' | 'pinyin' | 'letter' | 'province'>;

/** Whether a school is one that is asked for. */
export function matchesSchool(school: Named, { province, letter, text }: ArtSchoolQuery): boolean {
  if (province && school.province !== province) return false;
  if (letter && school.letter !== letter) return false;
  const key = nameKey(text);
  return key === '' || isCalled(school, key);
}

/**
 * Whether a school is called so: by its name or the beginnings of its words (`acad art`), by characters of it in their
 * order (`央美`), by its pinyin (`zhongyang`), or by first letters of that or of its words (`zymy`, `cafa`).
 */
function isCalled({ name, otherName, pinyin }: Named, key: string): boolean {
  const joined = key.replaceAll(' ', '');
  if (pinyin.replaceAll(' ', '').startsWith(joined) || isInOrder(joined, firstLetters(pinyin))) return true;
  return [name, otherName].some((written) => {
    if (chinese.test(written)) return isInOrder(joined, written);
    const words = nameKey(written).split(/[^\p{L}\p{N}]+/u);
    const acronym = firstLetters(written.replaceAll(/\b[a-z]+\b/gu, ' ')).toLowerCase();
    return acronym.startsWith(joined) || key.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  });
}

const chinese = /\p{Script=Han}/u;

const firstLetters = (words: string) =>
  words
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .join('');

/** Whether all characters of `part` stand in `whole`, in their order, from its first one or not. */
function isInOrder(part: string, whole: string): boolean {
  const rest = [...whole].values();
  return [...part].every((character) => rest.some((one) => one === character));
}
