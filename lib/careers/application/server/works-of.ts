/** The ids of the works of an application, in order. */
export const worksOf = ({ works }: { works: string }): string[] => JSON.parse(works) as string[];
