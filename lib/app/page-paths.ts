/** The page of an address. */
export interface FoundPath {
  /** By its folders: `/video/detail/[id]`. With a `?` it exists only with the query parameters named after it. */
  page: string;
  /** Segments of the address, decoded, with static ones spelled as in the page. */
  parts: string[];
}

interface Node {
  page?: string;
  named: Map<string, Node>;
  /** `[id]`: any segment. */
  any?: Node;
  /** `[...rest]`: all remaining segments. */
  rest?: Node;
}

/** Finds the page of an address; `parts` are the segments of its path, decoded, without language. */
export type FindPage = (parts: string[], options?: { anyCase: boolean }) => FoundPath | null;

/**
 * Finds pages by their paths as Next does: static segments before `[id]`, that before `[...rest]`. With `anyCase` the
 * case of static segments is ignored.
 * @param pages as {@link FoundPath} has them; without the catch-all page
 */
export function pagesByPath(pages: readonly string[]): FindPage {
  const root = emptyNode();
  for (const page of pages) {
    if (page !== '/[...rest]') nodeOf(root, page.split('?', 1)[0] ?? '').page = page;
  }
  return (parts, { anyCase } = { anyCase: false }) => find(root, parts, [], anyCase);
}

function emptyNode(): Node {
  return { named: new Map() };
}

function nodeOf(root: Node, page: string): Node {
  let node = root;
  for (const part of page.split('/').filter(Boolean)) {
    if (part.startsWith('[...')) node = node.rest ??= emptyNode();
    else if (part.startsWith('[')) node = node.any ??= emptyNode();
    else node = namedChild(node, part);
  }
  return node;
}

function namedChild(node: Node, part: string): Node {
  const child = node.named.get(part) ?? emptyNode();
  node.named.set(part, child);
  return child;
}

function find(node: Node, parts: string[], before: string[], anyCase: boolean): FoundPath | null {
  const [part, ...others] = parts;
  if (part === undefined) return node.page === undefined ? null : { page: node.page, parts: before };
  for (const name of spellings(node, part, anyCase)) {
    const child = node.named.get(name);
    const found = child && find(child, others, [...before, name], anyCase);
    if (found) return found;
  }
  const found = node.any && find(node.any, others, [...before, part], anyCase);
  if (found) return found;
  const { page } = node.rest ?? {};
  return page === undefined ? null : { page, parts: [...before, ...parts] };
}

function spellings(node: Node, part: string, anyCase: boolean): string[] {
  if (!anyCase) return [part];
  return [...node.named.keys()].filter((name) => name.toLowerCase() === part.toLowerCase());
}
