import { countCharacters } from '@/lib/platform/shared/characters';
import { wordLimits } from '../codes';
import { wordKey } from './prohibited';

/** A word in its normal form, and its line, from 0. */
export interface WordLine {
  word: string;
  line: number;
}

/**
 * Why a line gives no word: it has neither letters nor digits, is too long, repeats an earlier word, or exceeds the
 * number of words.
 */
export interface WrongLine {
  line: number;
  rule: 'empty' | 'tooLong' | 'repeated' | 'tooMany';
}

/** The words of a text with one per line, and the errors of other lines. Blank lines are skipped. */
export function readWordLines(text: string): { words: WordLine[]; wrong: WrongLine[] } {
  const words = new Map<string, WordLine>();
  const wrong: WrongLine[] = [];
  for (const [line, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (written.trim() === '') continue;
    // A text much longer than a word is not normalised, as that may take long.
    const isLong = written.length > 4 * wordLimits.word;
    const word = isLong ? '' : wordKey(written);
    const rule = isLong ? 'tooLong' : ruleOf(word, words);
    if (rule) wrong.push({ line, rule });
    else words.set(word, { word, line });
  }
  return { words: [...words.values()], wrong };
}

function ruleOf(word: string, before: ReadonlyMap<string, WordLine>): WrongLine['rule'] | null {
  if (word === '') return 'empty';
  if (countCharacters(word) > wordLimits.word) return 'tooLong';
  if (before.has(word)) return 'repeated';
  return before.size === wordLimits.atOnce ? 'tooMany' : null;
}
