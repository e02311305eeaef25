import { blocksAsText } from './edited-blocks';
import type { EditedPage } from './edited-page';

/** A page as a text for the clipboard or a file: both languages, their bodies as HTML, and the other data. */
export function copyAsText({ zh, en, data }: EditedPage): string {
  const texts = (
    [
      ['zh', zh],
      ['en', en],
    ] as const
  ).map(([language, { title, description, body }]) =>
    [`[${language}] ${title}`, description, body].filter(Boolean).join('\n\n'),
  );
  const prices = Object.entries(data.prices).map(([item, price]) => `${item}: ${price}`);
  const rows = Object.entries(data.rows).map(([list, items]) =>
    [`[${list}]`, ...items.map(({ values }) => Object.values(values).join(' | '))].join('\n'),
  );
  return `${[...texts, prices.join('\n'), ...rows, blocksAsText(data.blocks)].filter(Boolean).join('\n\n')}\n`;
}
