/** A chapter of a rich text, and where on the page it begins. */
export interface Chapter {
  /** Of its heading: the prefix and the place in the order, `agreement-1`. */
  id: string;
  title: string;
}

/**
 * Prepares sanitised rich text to stand under a heading of the page that is of its own level, h2: all of its headings go
 * one level down, and its main ones, which were h2, get ids for a table of contents. Makes nothing safer.
 */
export function outline(html: string, prefix: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const marked = html.replace(/<h2((?:\s[^>]*)?)>(.*?)<\/h2>/gs, (heading, attributes, inside) => {
    const title = textOf(inside);
    if (!title) return heading;
    const id = `${prefix}-${chapters.length + 1}`;
    chapters.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inside}</h2>`;
  });
  return {
    html: marked.replace(/<(\/?)h([1-4])(?=[\s>])/g, (_, end, level) => `<${end}h${Number(level) + 1}`),
    chapters,
  };
}

/** The only characters that sanitised text writes otherwise. */
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function textOf(html: string): string {
  return html
    .replace(/<br[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
