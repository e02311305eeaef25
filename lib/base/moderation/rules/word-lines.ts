import { countCharacters } from '@/lib/platform/shared/characters';
import { wordLimits } from '../codes';
import { wordKey } from './prohibited';

/** A word as it is compared, and the line of the text that it stands in, from 0. */
export interface WordLine {
  word: string;
  line: number;
}

/** Why a line gives no word: it has neither letters nor digits, too many, the word of a line above, or is one too many. */
export interface WrongLine {
  line: number;
  rule: 'empty' | 'tooLong' | 'repeated' | 'tooMany';
}

/** The words of a text that has one in each line, and what is wrong with the others. Lines of nothing but spaces are left out. */
export function readWordLines(text: string): { words: WordLine[]; wrong: WrongLine[] } {
  const words = new Map<string, WordLine>();
  const wrong: WrongLine[] = [];
  for (const [line, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (written.trim() === '') continue;
    // What is much longer than a word is not even compared: that may take longer than it is.
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
