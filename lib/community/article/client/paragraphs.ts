/** What stands in place of what is no text. */
export interface ParagraphWords {
  picture(alt: string): string;
  work: string;
}

const blocks = 'h2,h3,p,li,pre,figcaption,figure[data-work],img';

/** A body by its paragraphs, as plain text; pictures and embedded works are said in words. Nothing of it is run or loaded. */
export function paragraphsOf(html: string, words: ParagraphWords): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(blocks)]
    .flatMap((block) => {
      if (block.tagName === 'IMG') return words.picture(block.getAttribute('alt') ?? '');
      if (block.tagName === 'FIGURE') return words.work;
      // The paragraphs of an item are paragraphs of their own.
      if (block.querySelector(blocks)) return ownText(block);
      return textOf(block);
    })
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The text of a block that holds others, without theirs. */
function ownText(block: Element): string {
  const own = block.cloneNode(true) as Element;
  for (const inner of own.querySelectorAll(`ul,ol,${blocks}`)) inner.remove();
  return textOf(own);
}

function textOf(block: Element): string {
  for (const line of block.querySelectorAll('br')) line.replaceWith(lineEnd);
  const text = block.textContent ?? '';
  return (block.tagName === 'PRE' ? text : text.replaceAll(/\s+/g, ' ')).replaceAll(lineEnd, '\n');
}

/** Stands for the end of a line while other white space is collapsed. */
const lineEnd = '\uE000';
