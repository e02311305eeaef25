/** The picture that a list of works is shared with, by its media key: the first existing cover. */
export function firstCover(works: readonly { thumb: string | null }[]): string | null | undefined {
  return works.find(({ thumb }) => thumb)?.thumb;
}
