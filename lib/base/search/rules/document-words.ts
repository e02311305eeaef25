import type { SearchDocument } from '@/lib/base/thing/codes';
import { type SearchKind, searchKinds } from '../codes';
import { fold, searchWords, wordsIn } from './words';

/** Increases with each change of these rules; an index of an older version is rebuilt. */
export const indexVersion = 2;

/**
 * Sizes of the heads of a kind, which contain its heaviest things: a common word has enough hits in a head, so the
 * search ends there. The larger head includes the smaller one.
 */
export const headSizes = [2_000, 40_000] as const;

/** Number of characters of a text that are indexed; a longer one is not found better by its last words. */
const readLength = 5_000;
/** Longer names are not indexed as a whole. */
const longestName = 60;

/** Characters of no language: prefix of a word in a name, of a whole name, and of the number of a head. */
const marks = { inName: '\ue000', name: '\ue001', head: '\ue002' } as const;
/** Prefix of every word in the index: the kind, so that a search reads only entries of its kind. */
const kindMarks = new Map(searchKinds.map((kind, place) => [kind, String.fromCharCode(0xe010 + place)]));
const markOf = (kind: SearchKind) => kindMarks.get(kind) ?? '';

/** The names of a thing, folded, each after a line break. */
export function nameKey({ nameZh, nameEn }: Pick<SearchDocument, 'nameZh' | 'nameEn'>): string {
  return namesOf({ nameZh, nameEn })
    .map((name) => `\n${fold(name)}`)
    .join('');
}

/**
 * The words of a document in the index, with their kind: all words; those of its names again, marked; each whole name
 * as one word; and the words of its heads.
 */
export function documentWords(kind: SearchKind, document: SearchDocument, tier: number): string[] {
  const names = namesOf(document);
  const inNames = names.flatMap(plainWords);
  const others = [...document.keywords, ...document.texts.map((text) => text.slice(0, readLength))].flatMap(plainWords);
  const words = [
    ...inNames,
    ...others,
    ...inNames.map((word) => marks.inName + word),
    ...names.map(wholeName).filter((word) => word !== null),
    ...[...headSizes.keys()].slice(tier).map((head) => marks.head + head),
  ];
  return [...new Set(words)].map((word) => markOf(kind) + word);
}

/** The word of all things in a head of a kind, by its index in `headSizes`. */
export const headWord = (kind: SearchKind, head: number) => markOf(kind) + marks.head + head;

/**
 * The tier of a thing among its kind: 0 in the smallest head, 1 in the next one only, and so on; the last tier is
 * outside all heads. `headWeights` are the minimum weights of the heads; while they are unknown everything belongs to
 * all.
 */
export const tierOf = (weight: number, headWeights: readonly number[]) =>
  headWeights.filter((bound) => weight < bound).length;

/** The words that the index must have for every hit of a text; empty for a text without words. */
export function wordsSearched(kind: SearchKind, text: string) {
  const words = searchWords(text);
  const name = wholeName(text);
  return {
    anywhere: words.map((word) => markOf(kind) + word),
    inName: words.map((word) => markOf(kind) + marks.inName + word),
    asName: name === null ? null : markOf(kind) + name,
  };
}

function namesOf({ nameZh, nameEn }: Pick<SearchDocument, 'nameZh' | 'nameEn'>): string[] {
  return nameEn === null ? [nameZh] : [nameZh, nameEn];
}

function plainWords(text: string): string[] {
  return wordsIn(text).map(({ word }) => word);
}

/** A whole name as one word, without its spaces, which words cannot contain. */
function wholeName(name: string): string | null {
  const folded = fold(name).replaceAll(' ', '');
  return folded === '' || folded.length > longestName ? null : marks.name + folded;
}
