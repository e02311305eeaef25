import type { ArticleWriter } from '../rules/article-writer';

/** An item of a list as Word writes it: a paragraph that says its level, with the sign or number before its text. */
interface WordItem {
  level: number;
  name: 'ul' | 'ol';
  start: string;
  /** Whether the sign is marked, and so left out; else it is the beginning of the text. */
  isMarked: boolean;
}

const deepest = 6;
const ordered = /^[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.)）、．]/i;

/** Null for every element that is no item of Word's. */
export function wordItemOf(element: Element): WordItem | null {
  if (element.localName !== 'p') return null;
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return null;
  const sign = element.querySelector('[style*="mso-list:Ignore" i]');
  const marker = ((sign ?? element).textContent ?? '').slice(0, 20).trim();
  const isOrdered = ordered.test(marker);
  const number = /^[(（]?(\d{1,4})/.exec(marker)?.[1] ?? '1';
  const start = isOrdered && number !== '1' && number !== '0' ? `<ol start="${Number(number)}">` : undefined;
  const name = isOrdered ? 'ol' : 'ul';
  return {
    level: Math.min(Math.max(Number(level), 1), deepest),
    name,
    start: start ?? `<${name}>`,
    isMarked: sign !== null,
  };
}

/** Makes real lists of Word's items, which follow each other as paragraphs. */
export class WordLists {
  readonly #writer: ArticleWriter;
  readonly #open: WordItem['name'][] = [];
  /** How deep in the source the items are. */
  #depth = 0;
  #isAtStart = false;

  constructor(writer: ArticleWriter) {
    this.#writer = writer;
  }

  /** Begins an item, and returns what ends it. */
  begin({ level, name, start, isMarked }: WordItem, depth: number): () => void {
    if (depth !== this.#depth) this.#closeTo(0);
    this.#depth = depth;
    this.#closeTo(level);
    if (this.#open.length === level && this.#open.at(-1) !== name) this.#closeTo(level - 1);
    while (this.#open.length < level) {
      this.#writer.enter(name, start);
      this.#open.push(name);
    }
    this.#writer.enter('li');
    this.#isAtStart = !isMarked;
    return () => this.#writer.leave();
  }

  /** Something else than an item is at this depth. */
  endAt(depth: number): void {
    if (depth <= this.#depth) this.#closeTo(0);
  }

  /** Its surroundings have ended. */
  endAbove(depth: number): void {
    if (depth < this.#depth) this.#closeTo(0);
  }

  /** The text of an item without its sign, where that is not marked as such. */
  withoutMarker(text: string): string {
    if (!this.#isAtStart) return text;
    this.#isAtStart = false;
    return text.replace(/^\s*(?:[·•●○§▪◆-]|[(（]?(?:\d+|[a-z])[.)）、．])\s+/i, '');
  }

  #closeTo(level: number): void {
    while (this.#open.length > level) {
      this.#open.pop();
      this.#writer.leave();
    }
  }
}
