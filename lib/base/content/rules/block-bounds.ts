import { richTextLimits } from '@/lib/base/rich-text/codes';
import { blockLimits } from '../codes';

/** What counts in a block, whatever its kind. */
interface BoundedBlock {
  id: string;
  /** HTML of a text. */
  zh?: string;
  en?: string;
  items?: readonly unknown[];
  rows?: readonly unknown[];
}

type Path = (string | number)[];

/** The places of ids that an earlier block of the page has. */
export function twiceUsedIds(blocks: readonly BoundedBlock[]): Path[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ id }, index) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [[index, 'id']] : [];
  });
}

/** The place of the text with which all texts of the page together exceed the limits of one rich text. */
export function tooMuchText(blocks: readonly BoundedBlock[]): Path[] {
  const texts = blocks.flatMap(({ zh = '', en = '' }, index) => [
    { path: [index, 'zh'], html: zh },
    { path: [index, 'en'], html: en },
  ]);
  return beyond(texts, ({ html }) => html.length, richTextLimits.characters)
    .concat(beyond(texts, ({ html }) => html.split('<').length - 1, richTextLimits.tags))
    .slice(0, 1)
    .map(({ path }) => path);
}

/** The place of the list with which the page has too many pictures, things, rows and partners. */
export function tooManyItems(blocks: readonly BoundedBlock[]): Path[] {
  const lists = blocks.flatMap(({ items, rows }, index) => {
    if (items) return [{ path: [index, 'items'], count: items.length }];
    return rows ? [{ path: [index, 'rows'], count: rows.length }] : [];
  });
  return beyond(lists, ({ count }) => count, blockLimits.items).map(({ path }) => path);
}

/** The first part with which the sum of all before it and itself exceeds `most`; none where it never does. */
function beyond<Part>(parts: readonly Part[], sizeOf: (part: Part) => number, most: number): Part[] {
  let sum = 0;
  const first = parts.find((part) => {
    sum += sizeOf(part);
    return sum > most;
  });
  return first === undefined ? [] : [first];
}
