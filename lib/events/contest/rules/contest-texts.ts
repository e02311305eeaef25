import type { ContentBlock } from '@/lib/base/content/contract';
import { plainText } from '@/lib/base/rich-text/codes';
import type { ContestFields } from '../contract';

interface FieldText {
  field: string;
  text: string;
}

/** What a contest says, under the paths of its input, for a search for prohibited words: without markup. */
export function contestTexts({ categories, termsZh, termsEn, blocks }: ContestFields): FieldText[] {
  return [
    ...categories.flatMap(({ nameZh, nameEn }, index) => [
      { field: `categories.${index}.nameZh`, text: nameZh },
      { field: `categories.${index}.nameEn`, text: nameEn },
    ]),
    { field: 'termsZh', text: plainText(termsZh) },
    { field: 'termsEn', text: plainText(termsEn) },
    ...blocks.flatMap((block, index) => blockTexts(block, `blocks.${index}`)),
  ].filter(({ text }) => text !== '');
}

/** Every text in a language that a block holds; of a block of rich text without its markup. */
function blockTexts(block: ContentBlock, path: string): FieldText[] {
  const found = textsBelow(block, path);
  return block.kind === 'text' ? found.map(({ field, text }) => ({ field, text: plainText(text) })) : found;
}

function textsBelow(value: unknown, path: string): FieldText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = `${path}.${name}`;
    return typeof part === 'string' ? (spoken.has(name) ? [{ field, text: part }] : []) : textsBelow(part, field);
  });
}

/** The fields of blocks that people read; all others are ids, keys and addresses. */
const spoken: ReadonlySet<string> = new Set(['zh', 'en', 'time']);
