import { diffArrays } from 'diff';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/** A piece of a paragraph: it stands in both texts, only in the former one, or only in the present one. */
export interface ChangedPiece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** A paragraph by its pieces, or how many paragraphs without a change are left out. */
export type ChangedPart = { pieces: ChangedPiece[] } | { unchanged: number };

/** Beyond so many changes two paragraphs are shown one after the other, not word by word. */
const mostEdits = 4000;

/** What changed between two texts, each by its paragraphs, word by word; of the unchanged ones only those beside a change. */
export function textChanges(former: readonly string[], present: readonly string[], language: Language): ChangedPart[] {
  const words = new Intl.Segmenter(languageNames[language].html, { granularity: 'word' });
  const paragraphs: ChangedPiece[][] = [];
  let gone: string[] = [];
  const flush = (added: string[]) => {
    paragraphs.push(...changedParagraphs(gone, added, words));
    gone = [];
  };
  for (const { added, removed, value } of diffArrays([...former], [...present])) {
    if (removed) gone = value;
    else if (added) flush(value);
    else {
      flush([]);
      paragraphs.push(...value.map((text) => [{ kind: 'same' as const, text }]));
    }
  }
  flush([]);
  return withoutUnchanged(paragraphs);
}

/** Paragraphs that replace others: word by word where enough of them stands in both, else the former ones first. */
function changedParagraphs(gone: string[], added: string[], words: Intl.Segmenter): ChangedPiece[][] {
  const wordsOf = (lines: string[]) => [...words.segment(lines.join('\n'))].map(({ segment }) => segment);
  const changes =
    gone.length > 0 && added.length > 0
      ? diffArrays(wordsOf(gone), wordsOf(added), { maxEditLength: mostEdits })
      : undefined;
  const pieces = (changes ?? []).map((change): ChangedPiece => {
    return { kind: change.removed ? 'gone' : change.added ? 'new' : 'same', text: change.value.join('') };
  });
  const longest = Math.max(gone.join('\n').length, added.join('\n').length);
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  if (changes && 3 * same > longest) return linesOf(pieces);
  return [
    ...gone.map((text) => [{ kind: 'gone' as const, text }]),
    ...added.map((text) => [{ kind: 'new' as const, text }]),
  ];
}

/** Pieces by lines; a piece may go over several. */
function linesOf(pieces: readonly ChangedPiece[]): ChangedPiece[][] {
  const lines: ChangedPiece[][] = [[]];
  for (const { kind, text } of pieces) {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ kind, text: line });
    }
  }
  return lines.filter((line) => line.length > 0);
}

function withoutUnchanged(paragraphs: readonly ChangedPiece[][]): ChangedPart[] {
  const isChanged = (index: number) => paragraphs[index]?.some(({ kind }) => kind !== 'same') ?? false;
  const parts: ChangedPart[] = [];
  for (const [index, pieces] of paragraphs.entries()) {
    const last = parts.at(-1);
    if ([index - 1, index, index + 1].some(isChanged)) parts.push({ pieces });
    else if (last && 'unchanged' in last) last.unchanged += 1;
    else parts.push({ unchanged: 1 });
  }
  return parts;
}
