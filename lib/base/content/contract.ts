import { z } from 'zod';
import { isWithinLimits } from '@/lib/base/rich-text/codes';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { linkTo } from '@/lib/platform/shared/link';
import { pageOf, textLanguage, wireId, wireIds, wireInteger, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { addedKinds, blockLimits, contentIdPattern, contentKinds, contentLimits, namedKinds } from './codes';
import { contentBlocks, shownBlock, shownThing } from './contract/blocks';

export * from './codes';
export * from './contract/blocks';

/** A content page (specification section 3): `body` is sanitised HTML. */
export const contentPage = z.object({
  id: wireId,
  kind: z.enum(contentKinds),
  title: z.string(),
  /** For search engines and share cards; empty when there is none. */
  description: z.string(),
  body: z.string(),
  language: textLanguage,
  /** Number of the published version, from 1. */
  version: z.int(),
  /** ISO 8601 with zone. */
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ContentPage = z.output<typeof contentPage>;

export const getContentPage = endpoint({
  name: 'getContentPage',
  ...calls.getContentPage,
  summary: 'A content page in the language asked for, in the other one when it has no translation.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: contentPage,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** A page of blocks as it is read. */
export const specialPage = z.object({
  id: wireId,
  title: z.string(),
  /** For search engines and share cards; empty when there is none. */
  description: z.string(),
  blocks: z.array(shownBlock),
  /** Of the page as a whole; a block's text says its own. */
  language: textLanguage,
  /** Whether it is published in both languages. */
  isTranslated: z.boolean(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type SpecialPage = z.output<typeof specialPage>;

export const getSpecialPage = endpoint({
  name: 'getSpecialPage',
  ...calls.getSpecialPage,
  summary: 'A page of blocks in the language asked for, in the other one when it has no translation.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: specialPage,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findNamedThings = endpoint({
  name: 'findNamedThings',
  ...calls.findNamedThings,
  summary:
    'Public things of a kind by their ids, separated by commas, for whoever puts them on a page; others are left out.',
  auth: 'user',
  input: z.object({ kind: z.enum(namedKinds), ids: wireIds.refine((ids) => ids.length <= blockLimits.items) }),
  data: z.array(shownThing),
  limit: looseLimit,
});

const bilingual = (max: number) =>
  z.object({ zh: wireText(max).trim().min(1, { error: 'required' }), en: wireText(max).trim() });

/** Data of the page about the platform beside its text. An empty English text falls back to the Chinese one. */
export const aboutData = z.object({
  /** Such as `80%`, and what it counts; the first is the largest. */
  figures: z.array(z.object({ value: wireText(20).trim().min(1, { error: 'required' }), label: bilingual(60) })).max(8),
  team: z.array(z.object({ name: bilingual(60), role: bilingual(80) })).max(40),
  milestones: z.array(z.object({ year: z.coerce.number().int().min(1990).max(2100), text: bilingual(200) })).max(40),
  partners: z
    .array(
      z.object({
        name: bilingual(80),
        /** Their website; empty for none. */
        url: wireText(400)
          .trim()
          .refine((url) => url === '' || linkTo(url)?.external === true, { error: 'address' }),
      }),
    )
    .max(60),
});
export type AboutData = z.output<typeof aboutData>;

/**
 * The rate card: a price in fen for each item of `lib/business/advertising/codes.ts` by its name, null for one on request; and what
 * an advertiser must bring.
 */
export const ratesData = z.object({
  prices: z.record(wireText(20), z.int().min(0).max(1_000_000_000).nullable()),
  materials: z.array(bilingual(200)).max(12),
  rules: z.array(bilingual(200)).max(12),
});
export type RatesData = z.output<typeof ratesData>;

/** A special has its blocks instead of a body. */
export const specialData = z.object({ blocks: contentBlocks });
export type SpecialData = z.output<typeof specialData>;

/** One language of an edited page; broken rules have their names in `messages/<locale>/base/content.json`, `rules`. */
export const contentText = z.object({
  title: writtenText(contentLimits.title),
  description: writtenText(contentLimits.description),
  /** HTML, sanitised before it is stored. */
  body: wireText(contentLimits.body).refine(isWithinLimits, { error: 'tooLong' }),
});
export type ContentText = z.output<typeof contentText>;

/**
 * A whole page, edited, stored and published in both languages at once. Without an English title it counts as not
 * translated.
 */
export const contentDocument = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'legal']), zh: contentText, en: contentText, data: z.null() }),
  z.object({ kind: z.literal('about'), zh: contentText, en: contentText, data: aboutData }),
  z.object({ kind: z.literal('rates'), zh: contentText, en: contentText, data: ratesData }),
  z.object({ kind: z.literal('special'), zh: contentText, en: contentText, data: specialData }),
]);
export type ContentDocument = z.output<typeof contentDocument>;

/** A page in the console's table. */
export const contentRow = z.object({
  id: wireId,
  kind: z.enum(contentKinds),
  title: z.string(),
  /** Null while it has never been published. */
  version: z.int().nullable(),
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
  hasDraft: z.boolean(),
  isTranslated: z.boolean(),
  editor: z.string().nullable(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ContentRow = z.output<typeof contentRow>;

export const listContentPages = endpoint({
  name: 'listContentPages',
  ...calls.listContentPages,
  summary: 'Content pages for the console. For those who may edit them.',
  auth: 'user',
  input: tableQuery(['updatedAt', 'publishedAt', 'id']).extend({
    kind: z.enum([...contentKinds, '']).default(''),
    state: z.enum(['draft', 'published', '']).default(''),
  }),
  data: pageOf(contentRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

const contentVersion = z.object({
  version: z.int(),
  author: z.string().nullable(),
  publishedAt: z.iso.datetime({ offset: true }),
});

export const contentDraft = contentRow.extend({
  /** The draft, or what is published where there is none. */
  document: contentDocument,
  /** Grows with each save; a save names the one that the editor saw. */
  revision: z.int(),
  /** The latest first, at most 50. */
  versions: z.array(contentVersion),
});
export type ContentDraft = z.output<typeof contentDraft>;

/** A revision or a version in the input. */
const counter = wireInteger({ min: 0, max: 2_000_000_000 });

const forEditors = { auth: 'user', limit: consoleLimit } as const;

export const getContentDraft = endpoint({
  name: 'getContentDraft',
  ...calls.getContentDraft,
  ...forEditors,
  summary: 'A page as its editors see it: the draft, what is published, its versions.',
  input: z.object({ id: wireId }),
  data: contentDraft,
  errors: ['Forbidden', 'NullPointer'],
});

export const createContentPage = endpoint({
  name: 'createContentPage',
  ...calls.createContentPage,
  ...forEditors,
  summary: 'A new page of a kind that staff may add, as an empty draft.',
  input: z.object({
    id: wireText(64).trim().regex(contentIdPattern, { error: 'id' }),
    kind: z.enum(addedKinds),
    title: writtenText(contentLimits.title).min(1, { error: 'required' }),
  }),
  data: contentDraft,
  errors: ['Forbidden', 'Changed'],
  limit: consoleWritingLimit,
});

/** Sent as JSON. */
export const saveContentDraft = endpoint({
  name: 'saveContentDraft',
  ...calls.saveContentDraft,
  ...forEditors,
  summary: 'Keeps a draft, unless somebody has saved another one meanwhile.',
  input: z.object({ id: wireId, revision: counter, document: contentDocument }),
  data: contentDraft,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  maxBodyBytes: 8 * contentLimits.body,
  limit: consoleWritingLimit,
});

export const publishContentPage = endpoint({
  name: 'publishContentPage',
  ...calls.publishContentPage,
  ...forEditors,
  summary: 'Publishes the draft as the next version; every node shows it within a second.',
  input: z.object({ id: wireId, revision: counter }),
  data: contentDraft,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const restoreContentVersion = endpoint({
  name: 'restoreContentVersion',
  ...calls.restoreContentVersion,
  ...forEditors,
  summary: 'Makes a former version the draft; it is published like any other.',
  input: z.object({ id: wireId, revision: counter, version: counter }),
  data: contentDraft,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const discardContentDraft = endpoint({
  name: 'discardContentDraft',
  ...calls.discardContentDraft,
  ...forEditors,
  summary: 'Drops the draft; a page that was never published goes with it, and answers null.',
  input: z.object({ id: wireId, revision: counter }),
  data: contentDraft.nullable(),
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const uploadContentPicture = endpoint({
  name: 'uploadContentPicture',
  ...calls.uploadContentPicture,
  ...forEditors,
  summary: 'Keeps a picture for a page, as multipart; answers its media key.',
  input: z.object({ picture: z.instanceof(File) }),
  data: z.object({ key: z.string() }),
  errors: ['Forbidden', 'UnsupportedMediaType', 'TooLarge'],
  maxBodyBytes: 11 * 1024 * 1024,
  limit: consoleWritingLimit,
});
