/**
 * All rows of a query, in portions, so that no statement takes long and no list is held whole.
 * @param readAfter the next `size` rows after one, undefined for the first ones, in an order in which no two rows are equal
 */
export async function* inPortions<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await readAfter(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}
