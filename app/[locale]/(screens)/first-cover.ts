/** The picture that a list of works is shared with, by its media key: the first cover that there is. */
export function firstCover(works: readonly { thumb: string | null }[]): string | null | undefined {
  return works.find(({ thumb }) => thumb)?.thumb;
}
