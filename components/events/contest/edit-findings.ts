import type { EditedContest } from './edit-state';

/** The parts of the editor in their order, and which fields belong to each. */
const editParts = {
  basics: /^(?:name|isBlind)/,
  categories: /^categories/,
  dates: /^(?:works|vote|results)/,
  terms: /^terms/,
  page: /^blocks/,
} as const;
export type EditPart = keyof typeof editParts;
export const editPartNames = Object.keys(editParts) as EditPart[];

/** A field that keeps a contest from being published, or saved, and why. */
export interface Finding {
  path: string;
  rule: string;
}

/** All that is to be done in a part, in the order of its fields: what is lacking, what contradicts itself, what was refused. */
export function findingsOf(
  part: EditPart,
  { missing, contradictions, rules }: Pick<EditedContest, 'missing' | 'contradictions' | 'rules'>,
): Finding[] {
  const found = { ...Object.fromEntries(missing.map((path) => [path, 'required'])), ...contradictions, ...rules };
  return Object.entries(found)
    .filter(([path]) => editParts[part].test(path))
    .map(([path, rule]) => ({ path, rule }))
    .sort((one, other) => placeOf(one.path) - placeOf(other.path));
}

/** Of a category by its place in the list; every other field stays where it was found. */
const placeOf = (path: string) => Number(/^categories\.(\d+)/.exec(path)?.[1] ?? 0);
