import { markWords } from '@/lib/base/moderation/rules/mark-words';

const blocks = 'h2,h3,p,li,pre,figcaption';

/**
 * Rich text with the words that were found in it in `mark` elements, also where a word goes over several elements. Nothing
 * of the text is run or loaded.
 */
export function markInHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.querySelector(blocks)) markIn(block, words);
  }
  return body.innerHTML;
}

function markIn(block: Element, words: readonly string[]): void {
  const texts = textsIn(block);
  let pieces = markWords(texts.map(({ data }) => data).join(''), words);
  for (const node of texts) {
    const shown: (string | Element)[] = [];
    let left = node.data.length;
    while (left > 0) {
      const [piece, ...others] = pieces;
      if (!piece) break;
      const text = piece.text.slice(0, left);
      left -= text.length;
      shown.push(piece.isMarked ? marked(text) : text);
      const rest = piece.text.slice(text.length);
      pieces = rest === '' ? others : [{ ...piece, text: rest }, ...others];
    }
    node.replaceWith(...shown);
  }
}

function textsIn(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function marked(text: string): Element {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
