import type { ArticleWriter } from '../rules/article-writer';
import { isPictureKey, isWorkId } from '../rules/picture-key';
import { escaped, isLeftOut, marksOf, plainSpaces } from './pasted-marks';
import { WordLists, wordItemOf } from './word-lists';

/** An element on the way down. */
interface Frame {
  marks: readonly string[];
  isHeading: boolean;
  end?: () => void;
}

const headings = new Map<string, 'h2' | 'h3'>([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);
/** Elements that stand on lines of their own. */
const blocks = new Set([
  ...['address', 'article', 'aside', 'body', 'caption', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'main', 'nav', 'p', 'section', 'summary', 'table', 'tbody'],
  ...['td', 'tfoot', 'th', 'thead', 'tr'],
]);
/** Lists go so deep; deeper ones continue on the last level. */
const deepestList = 6;

/** Reads what was pasted, node by node, and tells the writer what it is. */
export class PastedReader {
  droppedPictures = 0;
  readonly #writer: ArticleWriter;
  readonly #frames: Frame[] = [];
  readonly #wordLists: WordLists;
  #lists = 0;
  #isCode = false;
  /** In a row of several cells: what is between its text so far and the next. */
  #row: { gap: string; hasText: boolean } | null = null;

  constructor(writer: ArticleWriter) {
    this.#writer = writer;
    this.#wordLists = new WordLists(writer);
  }

  /** Returns whether the node's children are to be read; they end with `leave`. */
  enter(node: ChildNode): boolean {
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE) this.#text(node.nodeValue ?? '');
      return false;
    }
    if (isLeftOut(node) || this.#isVoid(node)) return false;
    const end = this.#begin(node);
    const isHeading = headings.has(node.localName) || (this.#frames.at(-1)?.isHeading ?? false);
    this.#frames.push({ marks: marksOf(node, this.#marks, isHeading), isHeading, ...(end && { end }) });
    return true;
  }

  leave(): void {
    const frame = this.#frames.pop();
    this.#wordLists.endAbove(this.#frames.length);
    frame?.end?.();
  }

  get #marks(): readonly string[] {
    return this.#frames.at(-1)?.marks ?? [];
  }

  #text(source: string): void {
    if (this.#isCode) {
      this.#writer.text(escaped(source));
      return;
    }
    const text = plainSpaces(source);
    if (text.trim() === '') this.#blank();
    else this.#words(text);
  }

  #words(text: string): void {
    this.#wordLists.endAt(this.#frames.length);
    if (this.#row?.hasText && this.#row.gap) this.#writer.text(this.#row.gap);
    if (this.#row) this.#row = { gap: '', hasText: true };
    this.#writer.text(escaped(this.#wordLists.withoutMarker(text)), this.#marks);
  }

  #blank(): void {
    if (this.#row) this.#row.gap ||= ' ';
    else this.#writer.text(' ', this.#marks);
  }

  /** Elements without content of their own. */
  #isVoid(element: Element): boolean {
    const name = element.localName;
    if (name === 'br') this.#lineBreak();
    else if (name === 'img') this.#picture(element);
    else if (name === 'hr' && !this.#row) this.#writer.rule();
    else if (name === 'figure' && isWorkId(element.getAttribute('data-work') ?? '')) this.#work(element);
    else
      return (
        name === 'hr' ||
        (name === 'figcaption' && this.#writer.takesCaption && this.#writer.caption(captionOf(element)))
      );
    return true;
  }

  #lineBreak(): void {
    if (this.#row) this.#row.gap ||= ' ';
    else this.#writer.lineBreak(this.#marks);
  }

  #picture(image: Element): void {
    const of = (name: string) => image.getAttribute(name) ?? '';
    if (isPictureKey(of('src'))) {
      const [width, height] = [of('width'), of('height')].map((pixels) => /^[1-9]\d{0,4}$/.exec(pixels)?.[0]);
      this.#writer.picture({ src: of('src'), alt: escaped(of('alt')), width, height });
    } else if (of('width') !== '1' && of('height') !== '1') this.droppedPictures += 1;
  }

  #work(figure: Element): void {
    this.#writer.work(figure.getAttribute('data-work') ?? '');
  }

  /** Begins an element, and returns what ends it. */
  #begin(element: Element): (() => void) | undefined {
    const name = element.localName;
    const writer = this.#writer;
    if (this.#row) return this.#beginInRow(name);
    if (this.#isCode) return blocks.has(name) ? () => writer.lineBreak() : undefined;
    const item = wordItemOf(element);
    if (item) return this.#wordLists.begin(item, this.#frames.length);
    this.#wordLists.endAt(this.#frames.length);
    if (name === 'ul' || name === 'ol') return this.#beginList(name, element.getAttribute('start') ?? '');
    if (name === 'li' || name === 'blockquote') {
      writer.enter(name);
      return () => writer.leave();
    }
    if (name === 'pre') return this.#beginCode();
    if (name === 'tr' && element.childElementCount > 1) return this.#beginRow();
    if (!headings.has(name) && !blocks.has(name)) return undefined;
    writer.block(headings.get(name) ?? null);
    return () => writer.endBlock();
  }

  #beginList(name: 'ul' | 'ol', start: string): (() => void) | undefined {
    if (this.#lists >= deepestList) return undefined;
    this.#lists += 1;
    this.#writer.enter(
      name,
      name === 'ol' && /^[2-9]$|^[1-9]\d{1,4}$/.test(start) ? `<ol start="${start}">` : undefined,
    );
    return () => {
      this.#lists -= 1;
      this.#writer.leave();
    };
  }

  #beginCode(): () => void {
    this.#writer.block('pre');
    this.#isCode = true;
    return () => {
      this.#isCode = false;
      this.#writer.endBlock();
    };
  }

  #beginRow(): () => void {
    this.#writer.block(null);
    this.#row = { gap: '', hasText: false };
    return () => {
      this.#row = null;
      this.#writer.endBlock();
    };
  }

  #beginInRow(name: string): undefined {
    if (!this.#row) return;
    if (name === 'td' || name === 'th') this.#row.gap = ' · ';
    else if (blocks.has(name) || name === 'li') this.#row.gap ||= ' ';
  }
}

const captionOf = (element: Element) => escaped(plainSpaces(element.textContent ?? '').trim());
