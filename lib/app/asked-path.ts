/** What a page is asked for beside its path, as Next gives it. */
export type Asked = Promise<Record<string, string | string[] | undefined>>;

/** A page's path with all that it is asked for: where a login has to lead back to. */
export async function askedPath(path: string, asked: Asked): Promise<string> {
  const query = new URLSearchParams(
    Object.entries(await asked).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
