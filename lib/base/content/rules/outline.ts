import { plainText } from './plain-text';

/** A chapter of a rich text, and where on the page it begins. */
export interface Chapter {
  /** Of its heading: the prefix and the place in the order, `agreement-1`. */
  id: string;
  title: string;
}

/**
 * Prepares sanitised rich text to stand under a heading of the page. Its main headings, which were h2, get ids for a table
 * of contents. Under an h2 all of its headings go one level down; under the page's h1 they stay, and only an h1 among them
 * does, since a page has one title. Makes nothing safer.
 */
export function outline(
  html: string,
  prefix: string,
  under: 'h1' | 'h2' = 'h2',
): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const marked = html.replace(/<h2((?:\s[^>]*)?)>(.*?)<\/h2>/gs, (heading, attributes, inside) => {
    const title = plainText(inside);
    if (!title) return heading;
    const id = `${prefix}-${chapters.length + 1}`;
    chapters.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inside}</h2>`;
  });
  const tooHigh = under === 'h1' ? /<(\/?)h(1)(?=[\s>])/g : /<(\/?)h([1-4])(?=[\s>])/g;
  return { html: marked.replace(tooHigh, (_, end, level) => `<${end}h${Number(level) + 1}`), chapters };
}
