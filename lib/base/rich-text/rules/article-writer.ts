/** What a text of an article stands in. */
export type TextBlock = 'p' | 'h2' | 'h3' | 'pre';
/** What holds blocks. */
export type Container = 'blockquote' | 'ul' | 'ol' | 'li';

/** A picture, its values escaped for HTML; `src` is a media key. */
export interface WrittenPicture {
  src: string;
  alt: string;
  width?: string | undefined;
  height?: string | undefined;
}

interface OpenContainer {
  name: Container;
  start: string;
  /** Whether its start is in the text already. It is written with the first thing in it. */
  isWritten: boolean;
}

/** Containers within containers, each list and each item being one: lists go 8 deep. Deeper ones are left out. */
const deepest = 16;

/**
 * Writes the body of an article from what a reader meets in order, whatever that is: a flat sequence of paragraphs,
 * headings, quotes, lists, code, lines, pictures and works, in the one form that the editor writes too. Text that is in
 * no block gets a paragraph, what is left open is closed, containers without content are left out, and a picture or a
 * work ends all that it stood in. Each step costs the same, however deep the source is.
 */
export class ArticleWriter {
  readonly #keepsEmpty: boolean;
  readonly #parts: string[] = [];
  readonly #containers: OpenContainer[] = [];
  /** The containers that the source has open; null where one was left out. */
  readonly #source: (OpenContainer | null)[] = [];
  #block: { name: TextBlock; isWritten: boolean } | null = null;
  /** The start tags of the marks that are open in the block. */
  #marks: string[] = [];
  #picture: { at: number; start: string } | null = null;

  /** With `keepsEmpty` a block without text stays, and so do spaces before its text: somebody wrote them. */
  constructor({ keepsEmpty }: { keepsEmpty: boolean }) {
    this.#keepsEmpty = keepsEmpty;
  }

  /** Begins a block; without a name the next text begins a paragraph. In a list, headings are paragraphs. */
  block(name: TextBlock | null): void {
    this.endBlock();
    if (name === null) return;
    const isHeading = name === 'h2' || name === 'h3';
    this.#block = { name: isHeading && this.#containers.some(isList) ? 'p' : name, isWritten: false };
    if (this.#keepsEmpty) this.#writeBlock();
  }

  endBlock(): void {
    if (this.#block?.isWritten) {
      this.#setMarks([]);
      this.#parts.push(this.#block.name === 'pre' ? '</code></pre>' : `</${this.#block.name}>`);
    }
    this.#block = null;
  }

  /** Opens a container; each is closed by `leave`. */
  enter(name: Container, start = `<${name}>`): void {
    this.endBlock();
    if (name === 'li') this.#closeItem();
    const isLost = name === 'li' && !isList(this.#containers.at(-1));
    const isTooDeep = this.#containers.length >= deepest;
    const container = isLost || isTooDeep ? null : { name, start, isWritten: false };
    this.#source.push(container);
    if (!container) return;
    if (name !== 'li') this.#needItem();
    this.#containers.push(container);
  }

  /** Closes the last container that the source opened. An item stays open for a list that follows it in its list. */
  leave(): void {
    this.endBlock();
    const container = this.#source.pop();
    if (container && container.name !== 'li') this.#closeDownTo(this.#containers.indexOf(container));
  }

  /** Text, escaped for HTML, with the start tags of its marks, outermost first, each of another name. */
  text(escaped: string, marks: readonly string[] = []): void {
    if (!this.#block?.isWritten && !/\S/.test(escaped)) return;
    const isFirst = !this.#block?.isWritten;
    const isCode = this.#inBlock().name === 'pre';
    this.#setMarks(isCode ? [] : marks);
    this.#parts.push(isFirst && !isCode && !this.#keepsEmpty ? escaped.trimStart() : escaped);
  }

  lineBreak(marks: readonly string[] = []): void {
    if (!this.#block?.isWritten) return;
    if (this.#block.name === 'pre') this.#parts.push('\n');
    else {
      this.#setMarks(marks);
      this.#parts.push('<br>');
    }
  }

  rule(): void {
    this.endBlock();
    this.#writeContainers();
    this.#parts.push('<hr>');
  }

  picture({ src, alt, width, height }: WrittenPicture): void {
    const size = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`;
    const start = `<figure><img src="${src}" alt="${alt}"${size}>`;
    this.#figure(`${start}</figure>`);
    this.#picture = { at: this.#parts.length, start };
  }

  /** Whether a picture was just written, which has no caption yet. */
  get takesCaption(): boolean {
    return this.#picture?.at === this.#parts.length;
  }

  /** The caption of the picture just written, escaped; returns whether there is one. */
  caption(escaped: string): boolean {
    const picture = this.#picture;
    if (!picture || !this.takesCaption) return false;
    this.#picture = null;
    if (escaped) this.#parts[picture.at - 1] = `${picture.start}<figcaption>${escaped}</figcaption></figure>`;
    return true;
  }

  work(id: string): void {
    this.#figure(`<figure data-work="${id}"></figure>`);
  }

  end(): string {
    this.endBlock();
    this.#closeDownTo(0);
    return this.#parts.join('');
  }

  #figure(html: string): void {
    this.endBlock();
    this.#closeDownTo(0);
    this.#parts.push(html);
  }

  #inBlock(): { name: TextBlock } {
    this.#block ??= { name: 'p', isWritten: false };
    if (!this.#block.isWritten) this.#writeBlock();
    return this.#block;
  }

  #writeBlock(): void {
    if (!this.#block) return;
    this.#needItem();
    this.#writeContainers();
    this.#parts.push(this.#block.name === 'pre' ? '<pre><code>' : `<${this.#block.name}>`);
    this.#block.isWritten = true;
  }

  /** In a list stand only items. */
  #needItem(): void {
    if (isList(this.#containers.at(-1))) this.#containers.push({ name: 'li', start: '<li>', isWritten: false });
  }

  #writeContainers(): void {
    for (const container of this.#containers) {
      if (!container.isWritten) this.#parts.push(container.start);
      container.isWritten = true;
    }
  }

  #closeItem(): void {
    const list = this.#containers.findLastIndex(isList);
    if (list >= 0) this.#closeDownTo(list + 1);
  }

  #closeDownTo(count: number): void {
    if (count < 0) return;
    for (const { name, isWritten } of this.#containers.splice(count).reverse()) {
      if (isWritten) this.#parts.push(`</${name}>`);
    }
  }

  #setMarks(marks: readonly string[]): void {
    const same = this.#marks.findIndex((mark, place) => mark !== marks[place]);
    const kept = same < 0 ? this.#marks.length : same;
    for (const mark of this.#marks.slice(kept).reverse()) this.#parts.push(`</${/\w+/.exec(mark)}>`);
    this.#parts.push(...marks.slice(kept));
    this.#marks = [...marks];
  }
}

const isList = (container: OpenContainer | undefined) => container?.name === 'ul' || container?.name === 'ol';
