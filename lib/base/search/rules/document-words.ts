import type { SearchDocument } from '@/lib/base/thing/codes';
import { type SearchKind, searchKinds } from '../codes';
import { fold, searchWords, wordsIn } from './words';

/** Counts the changes of these rules; an index that was made by former ones is made anew. */
export const indexVersion = 1;

/**
 * How many of a kind its heads hold, the heaviest of it: a word that is common is found in a head and looked for no further.
 * What is in one head is in the larger ones too.
 */
export const headSizes = [2_000, 40_000] as const;

/** Only so much of a text counts, in characters: whoever searches for a word far down means something else. */
const readLength = 600;
/** A longer name is not looked for as a whole. */
const longestName = 60;

/** No letters of any language: before a word that stands in a name, before a whole name, before the number of a head. */
const marks = { inName: '\ue000', name: '\ue001', head: '\ue002' } as const;
/** What every word of the index begins with: the kind, so that a search among few goes through no others. */
const kindMarks = new Map(searchKinds.map((kind, place) => [kind, String.fromCharCode(0xe010 + place)]));
const markOf = (kind: SearchKind) => kindMarks.get(kind) ?? '';

/** The names of something, folded, each after a line break. */
export function nameKey({ nameZh, nameEn }: Pick<SearchDocument, 'nameZh' | 'nameEn'>): string {
  return namesOf({ nameZh, nameEn })
    .map((name) => `\n${fold(name)}`)
    .join('');
}

/**
 * The words of a document as the index keeps them, each for its kind: all of them; those of its names once more, marked; each
 * whole name as one; and the words of the heads it belongs to.
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

/** The word of everything in a head of a kind, by its place in `headSizes`. */
export const headWord = (kind: SearchKind, head: number) => markOf(kind) + marks.head + head;

/**
 * Where something stands among its kind: 0 in the smallest head, 1 in the next one alone, and so on; the last tier is of what
 * is in none. `headWeights` says from which weight on something belongs to each; while they are unknown everything does.
 */
export const tierOf = (weight: number, headWeights: readonly number[]) =>
  headWeights.filter((bound) => weight < bound).length;

/** What must be in the index of whatever of a kind answers a text; no words for a text that has none. */
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

/** A whole name as one word, without its spaces, which words cannot have. */
function wholeName(name: string): string | null {
  const folded = fold(name).replaceAll(' ', '');
  return folded === '' || folded.length > longestName ? null : marks.name + folded;
}
