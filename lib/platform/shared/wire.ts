import { z } from 'zod';
import { countCharacters } from './characters';

// zod tries whether it may compile code from strings; in a browser the content security policy refuses and reports it.
if (typeof window !== 'undefined') z.config({ jitless: true });

/**
 * An integer on the wire: a number in JSON, decimal digits in a query or a form. Unlike `z.coerce` it accepts neither
 * an empty string nor `true` nor a list.
 */
export function wireInteger(range: { min: number; max: number }) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.int().min(range.min).max(range.max));
}

/**
 * A text of at most `max` characters without NUL, which PostgreSQL cannot store. A longer one is not validated further,
 * as other rules may cost more than its size; it breaks `rule`, if given, instead of zod's own.
 */
export function wireText(max: number, rule?: string) {
  return z
    .string()
    .refine((text) => rule === undefined || text.length <= max, { error: rule, abort: true })
    .max(max, { abort: true })
    .refine((text) => !text.includes('\0'), { error: 'nul' });
}

/**
 * A text written by a person: trimmed, at most `most` characters. `rule` is the name of the rule that a longer one
 * breaks, the key of its text among the slice's messages.
 */
export function writtenText(most: number, rule = 'tooLong') {
  return wireText(4 * most, rule)
    .trim()
    .refine((text) => countCharacters(text) <= most, { error: rule });
}

/** A list in a form: JSON in one field. */
export function wireJsonList<Item extends z.ZodType>(item: Item) {
  return z.union([
    z.array(item),
    wireText(20_000)
      .transform((written, context) => {
        try {
          return JSON.parse(written) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'json' });
          return z.NEVER;
        }
      })
      .pipe(z.array(item)),
  ]);
}

/** A flag on the wire: a boolean in JSON, `true` or `false` in a query or a form. */
export const wireFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** An opaque id. */
export const wireId = wireText(64).min(1);

/** Parameters of every paged list (specification section 9: 20 by default). */
export const pageQuery = z.object({
  pageIndex: wireInteger({ min: 1, max: 100_000 }).default(1),
  pageSize: wireInteger({ min: 1, max: 100 }).default(20),
});
export type PageQuery = z.output<typeof pageQuery>;

/** The paged answer of specification section 3: `nextPage` is the next `pageIndex`, null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), nextPage: z.int().nullable(), hasNextPage: z.boolean() });
}
export interface Page<Item> {
  list: Item[];
  nextPage: number | null;
  hasNextPage: boolean;
}

/** Makes a page of rows that were queried with one extra row, which only says that more follow. */
export function toPage<Row, Item>(rows: Row[], query: PageQuery, toItem: (row: Row) => Item): Page<Item> {
  const hasNextPage = rows.length > query.pageSize;
  return {
    list: rows.slice(0, query.pageSize).map(toItem),
    nextPage: hasNextPage ? query.pageIndex + 1 : null,
    hasNextPage,
  };
}

/** Number of changes of a draft; a save names the one it is based on. */
export const wireRevision = wireInteger({ min: 0, max: 1_000_000_000 });

/** Fields of the part of an upright picture that is kept, in pixels. */
export const wireCut = {
  left: wireInteger({ min: 0, max: 100_000 }),
  top: wireInteger({ min: 0, max: 100_000 }),
  width: wireInteger({ min: 1, max: 100_000 }),
  height: wireInteger({ min: 1, max: 100_000 }),
};

/** For calls without input. */
export const noInput = z.object({});
/** For calls without data in the answer. */
export const noData = z.null();
/** The actual language of a translated text; a page marks it with `lang` where it is not its own. */
export const textLanguage = z.enum(['zh', 'en']);

/** Ids on the wire as one text, separated by commas: length for `most` of them. */
export const wireIdList = (most: number) => z.string().max(most * 65, { abort: true });

/** Ids of one kind, for data that the browser adds to a public page; separated by commas in a query. */
export const wireIds = wireIdList(100)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(wireId).max(100));
