import { articleLink } from '../rules/article-link';

/** Elements that have no text for readers. */
const leftOut = new Set([
  ...['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg'],
  ...['math', 'textarea', 'select', 'input', 'button', 'audio', 'video', 'canvas', 'xml'],
]);

/** Whether an element is to be skipped with all that is in it: also what is hidden, and the signs before Word's items. */
export function isLeftOut(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  return leftOut.has(element.localName) || /(?<![\w-])display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style);
}

const markOf = new Map(
  Object.entries({
    ...{ strong: '<strong>', b: '<strong>', em: '<em>', i: '<em>', u: '<u>', ins: '<u>' },
    ...{ s: '<s>', del: '<s>', strike: '<s>', code: '<code>' },
  }),
);
/** What a style says of a mark; the last one that fits wins over the element's name. */
const styles: readonly { pattern: RegExp; mark: string; isOn: boolean }[] = [
  { pattern: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00|1000)/i, mark: '<strong>', isOn: true },
  { pattern: /(?<![\w-])font-weight:\s*(?:normal|lighter|[1-5]00)/i, mark: '<strong>', isOn: false },
  { pattern: /(?<![\w-])font-style:\s*(?:italic|oblique)/i, mark: '<em>', isOn: true },
  { pattern: /(?<![\w-])font-style:\s*normal/i, mark: '<em>', isOn: false },
  { pattern: /(?<![\w-])text-decoration(?:-line)?:[^;]*underline/i, mark: '<u>', isOn: true },
  { pattern: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i, mark: '<s>', isOn: true },
];

/** The marks of an element's text: those around it, its own, and those of its style. */
export function marksOf(element: Element, around: readonly string[], isHeading: boolean): readonly string[] {
  const marks = new Set(around);
  const own = markOf.get(element.localName);
  if (own) marks.add(own);
  if (element.localName === 'a') addLink(marks, element.getAttribute('href') ?? '');
  const style = element.getAttribute('style') ?? '';
  for (const { pattern, mark, isOn } of style ? styles : []) {
    if (!pattern.test(style)) continue;
    if (isOn) marks.add(mark);
    else marks.delete(mark);
  }
  // Headings are bold, and links are underlined, by what they are.
  if (isHeading) marks.delete('<strong>');
  const isLink = [...marks].some((mark) => mark.startsWith('<a '));
  if (isLink) marks.delete('<u>');
  // Code has no other marks.
  if (marks.has('<code>')) return ['<code>'];
  return marks.size === around.length && around.every((mark) => marks.has(mark)) ? around : [...marks];
}

function addLink(marks: Set<string>, address: string): void {
  const link = articleLink(address);
  if (!link) return;
  for (const mark of marks) if (mark.startsWith('<a ')) marks.delete(mark);
  marks.add(`<a href="${escaped(link.href)}">`);
}

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => characters[character] ?? character);
}

const wide = '[\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\uff00-\\uffef]';
/** The end of a source's line within Chinese text, where nobody typed a space. */
const lineEnd = new RegExp(`(?<=${wide})[ \\t]*[\\r\\n]\\s*(?=${wide})`, 'g');

/** Runs of spaces as one, as a browser shows them; spaces that do not break are spaces too. */
export function plainSpaces(text: string): string {
  return text.replace(lineEnd, '').replace(/[ \t\r\n\f\u00a0]+/g, ' ');
}
