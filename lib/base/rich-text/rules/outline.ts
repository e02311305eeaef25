import { plainText } from './plain-text';

/** A chapter of a rich text, and its place on the page. */
export interface Chapter {
  /** Id of its heading: the prefix and the number, `agreement-1`. */
  id: string;
  title: string;
}

/**
 * Prepares sanitised rich text to follow a heading of the page. Its h2 headings get ids for a table of contents. Below
 * an h2 all headings move one level down; below the page's h1 only an h1 does, since a page has one title. Does not
 * sanitise.
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
