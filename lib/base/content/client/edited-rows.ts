/**
 * The repeated parts of a page's data: each item is a row of fields, named by their path in the item; an item with only
 * texts (`{ zh, en }`) is a row too.
 */
export const rowFields = {
  figures: ['value', 'label.zh', 'label.en'],
  milestones: ['year', 'text.zh', 'text.en'],
  team: ['name.zh', 'name.en', 'role.zh', 'role.en'],
  partners: ['name.zh', 'name.en', 'url'],
  materials: ['zh', 'en'],
  rules: ['zh', 'en'],
} as const;
export type RowList = keyof typeof rowFields;

/** The most rows of each (`lib/base/content/contract.ts`). */
export const mostRows: Record<RowList, number> = {
  figures: 8,
  milestones: 40,
  team: 40,
  partners: 60,
  materials: 12,
  rules: 12,
};

export interface EditedRow {
  /** Identifies the row when it moves; no other meaning. */
  key: string;
  /** What is typed, by field. */
  values: Readonly<Record<string, string>>;
}

/** Keys are unique, even across rows that were stored in an earlier load of the page. */
const load = Date.now().toString(36);
let made = 0;

function keyed(values: Record<string, string>): EditedRow {
  made += 1;
  return { key: `${load}-${made}`, values };
}

export function emptyRow(list: RowList): EditedRow {
  return keyed(Object.fromEntries(rowFields[list].map((field) => [field, ''])));
}

/** An item of the data as a row. */
export function rowOf(list: RowList, item: object): EditedRow {
  return keyed(Object.fromEntries(rowFields[list].map((field) => [field, String(at(item, field) ?? '')])));
}

/** A row as an item of the data. Its numbers stay text: the server parses them. */
export function itemOf({ values }: EditedRow): object {
  const item: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const [outer = '', inner] = field.split('.');
    item[outer] = inner === undefined ? value : { ...(item[outer] as object | undefined), [inner]: value };
  }
  return item;
}

/** Whether it is empty: such a row is not saved. */
export function isEmptyRow({ values }: EditedRow): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

function at(item: object, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], item);
}
