import sanitizeHtml from 'sanitize-html';
import { articleLink } from '../rules/article-link';
import { ArticleWriter, type Container, type TextBlock } from '../rules/article-writer';
import { isPictureKey, isWorkId } from '../rules/picture-key';

const blocks = ['p', 'h2', 'h3', 'pre'];
const containers = ['blockquote', 'ul', 'ol', 'li'];
const marks = ['strong', 'em', 'u', 's', 'code', 'a'];
/** Other names of these elements. */
const sameAs: Record<string, string> = {
  ...{ h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em', ins: 'u', del: 's', strike: 's' },
  // Their contents must not run together.
  ...{ section: 'div', tr: 'div' },
};

/** Leaves the elements and attributes of an article; everything that could run, load, style or submit is excluded. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...containers, ...marks, 'br', 'hr', 'div', 'figure', 'figcaption', 'img'],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    figure: ['data-work'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  // These are removed with their content; of other forbidden tags the text stays.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noscript', 'template', 'svg', 'math'],
  transformTags: {
    ...Object.fromEntries(Object.entries(sameAs).map(([name, tagName]) => [name, plain(tagName)])),
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...articleLink(href) } }),
    img: (tagName, attribs) => ({ tagName, attribs: isPictureKey(attribs.src ?? '') ? attribs : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function plain(tagName: string): sanitizeHtml.Transformer {
  return () => ({ tagName, attribs: {} });
}

/**
 * The body of an article with only what its editor can write (DESIGN 8), in the one form of `ArticleWriter`. Applied on
 * input, so that nothing else is stored. Idempotent; a text of the editor stays what it is.
 */
export function sanitizeArticle(html: string): string {
  const reader = new CleanReader();
  for (const [token] of sanitizeHtml(html, rules).matchAll(/<[^>]*>|[^<]+/g)) reader.read(token);
  return reader.writer.end();
}

/** Reads clean HTML, tag by tag: each start has its end, and no value contains `<` or `>`. */
class CleanReader {
  readonly writer = new ArticleWriter({ keepsEmpty: true });
  /** Of each open mark: its start tag, or null where another of its name is open. */
  readonly #open: (string | null)[] = [];
  #marks: string[] = [];
  #caption: string | null = null;

  read(token: string): void {
    const [, end, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (name === 'figcaption') this.#readCaption(end === '/');
    else if (this.#caption !== null) this.#caption += name ? ' ' : token;
    else if (!name) this.writer.text(token, this.#marks);
    else if (end) this.#close(name);
    else this.#start(name, token);
  }

  #start(name: string, tag: string): void {
    const values = valuesOf(tag);
    if (marks.includes(name)) this.#openMark(name, values);
    else if (name === 'br') this.writer.lineBreak(this.#marks);
    else if (name === 'hr') this.writer.rule();
    else if (name === 'img') this.#picture(values);
    else if (containers.includes(name)) this.writer.enter(name as Container, startOf(name, values));
    else if (name === 'figure' && isWorkId(values['data-work'] ?? '')) this.writer.work(values['data-work'] ?? '');
    else this.writer.block(blocks.includes(name) ? (name as TextBlock) : null);
  }

  #close(name: string): void {
    if (marks.includes(name)) {
      if (this.#open.pop()) this.#marks = this.#marks.slice(0, -1);
    } else if (containers.includes(name)) this.writer.leave();
    else this.writer.endBlock();
  }

  #openMark(name: string, { href, rel }: Record<string, string>): void {
    const tag = name === 'a' ? href && `<a href="${href}" rel="${rel}">` : `<${name}>`;
    const isNew = !this.#marks.some((mark) => mark.startsWith(`<${name}`) && /\W/.test(mark[name.length + 1] ?? ''));
    this.#open.push(tag && isNew ? tag : null);
    if (tag && isNew) this.#marks = [...this.#marks, tag];
  }

  #picture({ src = '', alt = '', width, height }: Record<string, string>): void {
    this.writer.picture({ src, alt, width: pixels(width), height: pixels(height) });
  }

  #readCaption(isEnd: boolean): void {
    const words = this.#caption?.replace(/\s+/g, ' ').trim() ?? '';
    this.#caption = isEnd ? null : '';
    if (!isEnd || this.writer.caption(words) || !words) return;
    this.writer.block('p');
    this.writer.text(words);
    this.writer.endBlock();
  }
}

const valuesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']));

const startOf = (name: string, { start }: Record<string, string>): string =>
  name === 'ol' && /^[1-9]\d{0,5}$/.test(start ?? '') && start !== '1' ? `<ol start="${start}">` : `<${name}>`;

const pixels = (value: string | undefined): string | undefined =>
  /^[1-9]\d{0,4}$/.test(value ?? '') ? value : undefined;
