/** Query of a page, as Next passes it. */
export type Asked = Promise<Record<string, string | string[] | undefined>>;

/** Props that Next passes to a page: its dynamic segments and its query. */
export interface PageProps<Part extends string = never, Value = string> {
  params: Promise<Record<Part, Value>>;
  searchParams: Asked;
}

/** A page's query. */
export async function askedOf(asked: Asked): Promise<URLSearchParams> {
  return new URLSearchParams(
    Object.entries(await asked).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
}

/** A page's path with its query: where a login leads back to. */
export async function askedPath(path: string, asked: Asked): Promise<string> {
  const query = await askedOf(asked);
  return query.size > 0 ? `${path}?${query}` : path;
}
