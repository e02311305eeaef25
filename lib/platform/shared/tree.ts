/** A node of a flat list: its own id and its parent's, null or missing at the top (specification section 3). */
export interface FlatNode {
  id: string | number;
  parent_id?: string | number | null;
}

export type Tree<Node extends FlatNode> = Node & { children: Tree<Node>[] };

/**
 * Nests a flat list: each node gets its `children`, in the order of the list. Linear in the number of nodes, at any
 * depth; the input is not changed.
 * Every id of the list appears exactly once in the result:
 * - a node whose parent is not in the list is at the top;
 * - in a cycle of parents the first node of the list is at the top, the others below it;
 * - of several nodes with one id the first counts.
 */
export function toTree<Node extends FlatNode>(nodes: readonly Node[]): Tree<Node>[] {
  const byId = new Map<Node['id'], Tree<Node>>();
  for (const node of nodes) {
    if (!byId.has(node.id)) byId.set(node.id, { ...node, children: [] });
  }
  const parentOf = ({ parent_id }: FlatNode) => (parent_id == null ? undefined : byId.get(parent_id));
  const ringHeads = findRingHeads([...byId.values()], parentOf);
  const top: Tree<Node>[] = [];
  for (const node of byId.values()) {
    const parent = ringHeads.has(node) ? undefined : parentOf(node);
    (parent?.children ?? top).push(node);
  }
  return top;
}

/** The first node in list order of every cycle. Each node is visited at most twice. */
function findRingHeads<Node>(nodes: readonly Node[], parentOf: (node: Node) => Node | undefined): Set<Node> {
  const place = new Map(nodes.map((node, index) => [node, index]));
  const walkOf = new Map<Node, number>();
  const heads = new Set<Node>();
  nodes.forEach((start, walk) => {
    let node: Node | undefined = start;
    while (node !== undefined && !walkOf.has(node)) {
      walkOf.set(node, walk);
      node = parentOf(node);
    }
    // Reached a node of this walk again: a cycle that no earlier walk has found.
    if (node === undefined || walkOf.get(node) !== walk) return;
    const ring = [node];
    for (let next = parentOf(node); next !== undefined && next !== node; next = parentOf(next)) ring.push(next);
    heads.add(ring.reduce((first, other) => ((place.get(other) ?? 0) < (place.get(first) ?? 0) ? other : first)));
  });
  return heads;
}
