import fc from 'fast-check';
import { processorTime } from '@/test/processor-time';
import { type FlatNode, type Tree, toTree } from './tree';

/** `a(b c(d))`: the shape of a tree in one line. */
function shape(trees: readonly Tree<FlatNode>[]): string {
  return trees.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : `${id}`)).join(' ');
}

/** `b:a` is the node b under a. */
function list(text: string): FlatNode[] {
  return text.split(' ').map((node) => {
    const [id = '', parent_id = null] = node.split(':');
    return { id, parent_id };
  });
}

test.each([
  ['a b c', 'a b c'],
  ['a b:a c:a d:c', 'a(b c(d))'],
  ['d:c c:a b:a a', 'a(c(d) b)'],
  ['b:gone c:b', 'b(c)'],
  ['a:a b:a', 'a(b)'],
  ['x:b b:c c:b', 'b(x c)'],
  ['c:b b:c x:b', 'c(b(x))'],
  ['a:b b:a c:d d:e e:c', 'a(b) c(e(d))'],
  ['a b:a b:gone c:b', 'a(b(c))'],
])('%s nests to %s', (nodes, tree) => {
  expect(shape(toTree(list(nodes)))).toBe(tree);
});

test('keeps the other fields, takes numbers and missing parents, and leaves its input alone', () => {
  const nodes = [Object.freeze({ id: 1, name: '光' }), Object.freeze({ id: 2, parent_id: 1, name: '影' })];
  expect(toTree<FlatNode & { name: string }>(nodes)).toEqual([
    { id: 1, name: '光', children: [{ id: 2, parent_id: 1, name: '影', children: [] }] },
  ]);
});

test('the number 1 and the text 1 are two ids', () => {
  expect(shape(toTree([{ id: '1' }, { id: 2, parent_id: 1 }]))).toBe('1 2');
});

test('every id appears once, under its parent unless that is missing or a ring was cut', () => {
  const id = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(fc.array(fc.record({ id, parent_id: fc.option(id) }), { maxLength: 14 }), (nodes) => {
      const seen: number[] = [];
      const queue = toTree(nodes);
      const top = new Set(queue.map((node) => node.id));
      for (const node of queue) {
        seen.push(node.id);
        for (const child of node.children) expect(child.parent_id).toBe(node.id);
        queue.push(...node.children);
      }
      expect([...seen].sort()).toEqual([...new Set(nodes.map((node) => node.id))].sort());

      const parents = new Map([...nodes].reverse().map((node) => [node.id, node.parent_id]));
      const isInRing = (start: number) => {
        let at = parents.get(start);
        for (let step = 0; step < parents.size && typeof at === 'number' && at !== start; step++) at = parents.get(at);
        return at === start;
      };
      for (const node of top) {
        const parent = parents.get(node) ?? null;
        expect(parent === null || !parents.has(parent) || isInRing(node)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a chain and a ring of 50,000 nodes take no time and no stack', () => {
  const size = 50_000;
  const chain = Array.from({ length: size }, (_, id) => ({ id, parent_id: id + 1 }));
  const ring = chain.map(({ id }) => ({ id, parent_id: (id + 1) % size }));
  const cost = processorTime(() => {
    expect(toTree(chain)[0]?.id).toBe(size - 1);
    expect(toTree(ring).map((node) => node.id)).toEqual([0]);
  });
  expect(cost).toBeLessThan(3000);
});
