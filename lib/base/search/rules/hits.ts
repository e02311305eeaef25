import { searchWords, wordsIn } from './words';

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/** The text split at the beginning and end of each searched word; the joined parts are the text. */
export function markHits(text: string, searched: string): TextPart[] {
  const words = new Set(searchWords(searched));
  const hits = wordsIn(text)
    .filter(({ word }) => words.has(word))
    .toSorted((one, other) => one.start - other.start);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ text: text.slice(done, from), isHit: false });
    const last = parts.at(-1);
    if (last?.isHit) last.text += text.slice(from, end);
    else parts.push({ text: text.slice(from, end), isHit: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isHit: false });
  return parts;
}
