/** What a page is asked for beside its path, as Next gives it. */
export type Asked = Promise<Record<string, string | string[] | undefined>>;

/** What Next gives a page: the parts of its path that are in brackets, and what its query asks for. */
export interface PageProps<Part extends string = never, Value = string> {
  params: Promise<Record<Part, Value>>;
  searchParams: Asked;
}

/** What a page's query asks for. */
export async function askedOf(asked: Asked): Promise<URLSearchParams> {
  return new URLSearchParams(
    Object.entries(await asked).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
}

/** A page's path with all that it is asked for: where a login has to lead back to. */
export async function askedPath(path: string, asked: Asked): Promise<string> {
  const query = await askedOf(asked);
  return query.size > 0 ? `${path}?${query}` : path;
}
