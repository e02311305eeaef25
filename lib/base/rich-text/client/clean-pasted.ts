import { ArticleWriter } from '../rules/article-writer';
import { PastedReader } from './pasted-reader';

/** What is left of a pasted text. */
export interface CleanPasted {
  html: string;
  /** How many pictures of other places there were, which whoever pastes has to add by hand. */
  droppedPictures: number;
}

/**
 * What an article keeps of pasted HTML (from Word, WeChat's editor, Google Docs or a page): headings, lists, quotes,
 * code, links, bold and italic, our own pictures and works; each row of a table as a paragraph. Nothing of it is run or
 * loaded. Takes time in proportion to its length, however deep it is.
 */
export function cleanPasted(html: string): CleanPasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const writer = new ArticleWriter({ keepsEmpty: false });
  const reader = new PastedReader(writer);
  // Not by recursion: it may be nested deeper than calls can be. The next node of each element on the way down.
  const path: (ChildNode | null)[] = [body.firstChild];
  while (path.length > 0) {
    const node = path.pop();
    if (!node) {
      reader.leave();
      continue;
    }
    path.push(node.nextSibling);
    if (reader.enter(node)) path.push(node.firstChild);
  }
  return { html: writer.end(), droppedPictures: reader.droppedPictures };
}
