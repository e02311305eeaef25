/**
 * A normal form of rich text: two texts with the same form look the same. Collapsed spaces, the nesting of marks, bare
 * text in place of a paragraph and meaningless elements make no difference; every other element and attribute does.
 * Nothing of the text is run or loaded.
 */
export function normalMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return blocksOf(body)
    .join('\n')
    .replace(/(?:(?:^|\n)<p>)+$/, '');
}

/** Inline elements, by the name that they count as; all others are blocks. */
const marks: Record<string, string> = {
  ...{ A: 'a', STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', U: 'u', S: 's', CODE: 'code', SPAN: 'span' },
  ...{ SUB: 'sub', SUP: 'sup', MARK: 'mark', SMALL: 'small' },
};
/** Blocks that contain other blocks: bare text in them is a paragraph. */
const holders = new Set(['BODY', 'LI', 'BLOCKQUOTE', 'DIV', 'TD', 'TH', 'FIGURE']);
/** Blocks that contain only blocks: text between them is indentation of the source. */
const frames = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    const words = wordsOf(line);
    if (words) blocks.push(`<p>${words}`);
    line = [];
  };
  for (const child of parent.childNodes) {
    if (!(child instanceof Element) || isInline(child)) line.push(child);
    else {
      endLine();
      blocks.push(...blockOf(child));
    }
  }
  endLine();
  return blocks;
}

function blockOf(block: Element): string[] {
  const start = startOf(block, block.tagName.toLowerCase());
  if (start === '<div>') return blocksOf(block);
  if (block.tagName === 'PRE') return [start + wordsOf([...block.childNodes], { isCode: true })];
  const isFrame = frames.has(block.tagName);
  if (!isFrame && !holders.has(block.tagName)) return [start + wordsOf([...block.childNodes])];
  const inside = isFrame ? [...block.children].flatMap(blockOf) : blocksOf(block);
  return [start, ...inside.map((each) => `  ${each}`), `</${block.tagName.toLowerCase()}>`];
}

/** Text and pictures in sequence, each with its marks. */
function wordsOf(nodes: readonly ChildNode[], { isCode = false } = {}): string {
  const pieces: { marks: string; text: string }[] = [];
  for (const { text, around } of leavesOf(nodes, [])) {
    const marks = [...new Set(around)].filter((mark) => !isCode || mark !== '<code>').sort();
    const last = pieces.at(-1);
    if (last?.marks === marks.join('')) last.text += text;
    else pieces.push({ marks: marks.join(''), text });
  }
  const line = pieces.map((piece) => `{${piece.marks}}${piece.text}`).join('');
  return isCode ? line : shownSpaces(line);
}

/** The leaves of elements with their ancestors; a misplaced block counts as an unknown mark. */
function* leavesOf(
  nodes: Iterable<ChildNode>,
  around: readonly string[],
): Generator<{ text: string; around: readonly string[] }> {
  for (const node of nodes) {
    const element = node instanceof Element ? node : null;
    if (!element) {
      if (node.textContent) yield { text: escaped(node.textContent), around };
    } else if (element.tagName === 'BR') yield { text: '<br>', around: [] };
    else if (element.tagName === 'IMG') yield { text: startOf(element, 'img'), around };
    else {
      const start = startOf(element, marks[element.tagName] ?? element.tagName.toLowerCase());
      const means = start !== '<span>' && start !== '<a>';
      yield* leavesOf(element.childNodes, means ? [...around, start] : around);
    }
  }
}

/** Collapses spaces, and trims a line. */
function shownSpaces(line: string): string {
  return line
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?(<br>) ?/g, '$1')
    .replace(/^((?:\{[^}]*\})*) /, '$1')
    .replace(/ $/, '')
    .replace(/^\{\}$/, '');
}

function startOf(element: Element, name: string): string {
  const attributes = [...element.attributes]
    // Each link has it, as the server adds it.
    .filter((attribute) => attribute.name !== 'rel')
    .map((attribute) => ` ${attribute.name}=${JSON.stringify(attribute.value)}`);
  return `<${[name, ...attributes.sort()].join('')}>`;
}

const isInline = ({ tagName }: Element) => tagName in marks || tagName === 'BR' || tagName === 'IMG';

const escaped = (text: string) => text.replace(/[&<>{}]/g, (character) => `&#${character.charCodeAt(0)};`);
