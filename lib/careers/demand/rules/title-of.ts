import { countCharacters } from '@/lib/platform/shared/characters';
import { demandLimits } from '../codes';

/** A title from the beginning of a text: its first line, cut to the length of a title. */
export function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  let title = '';
  for (const character of line.trim()) {
    if (countCharacters(title + character) > demandLimits.title) break;
    title += character;
  }
  return title.trim();
}
