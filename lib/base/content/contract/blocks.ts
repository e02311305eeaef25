import { z } from 'zod';
import { isWithinLimits } from '@/lib/base/rich-text/codes';
import { linkTo } from '@/lib/platform/shared/link';
import { textLanguage, wireId, wireText, writtenText } from '@/lib/platform/shared/wire';
import { blockLimits, namedKinds } from '../codes';

/** A short text in both languages; either may be empty, and the other one then stands for it. */
const bilingual = (most: number) => z.object({ zh: writtenText(most), en: writtenText(most) });
/** Rich text as HTML; the verb sanitises it. */
const html = wireText(blockLimits.text).refine(isWithinLimits, { error: 'tooLong' });
/** A media key; empty for no picture. */
const picture = wireText(200);
const title = bilingual(blockLimits.title);
const url = wireText(400)
  .trim()
  .refine((text) => text === '' || linkTo(text)?.external === true, { error: 'address' });

/** A part of an edited page. `id` is the sender's, unique in its page. */
export const contentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('head'), id: wireId, title, subtitle: bilingual(blockLimits.line), picture }),
  z.object({ kind: z.literal('text'), id: wireId, zh: html, en: html }),
  z.object({
    kind: z.literal('pictures'),
    id: wireId,
    title,
    items: z.array(z.object({ picture, caption: bilingual(blockLimits.line) })).max(blockLimits.pictures),
  }),
  z.object({
    kind: z.literal('things'),
    id: wireId,
    title,
    items: z.array(z.object({ kind: z.enum(namedKinds), id: wireId })).max(blockLimits.things),
  }),
  z.object({
    kind: z.literal('timetable'),
    id: wireId,
    title,
    rows: z
      .array(
        z.object({
          /** Such as `10:00–11:30`, or a date; the same in both languages. */
          time: writtenText(blockLimits.time),
          title: bilingual(blockLimits.line),
          place: bilingual(blockLimits.title),
        }),
      )
      .max(blockLimits.rows),
  }),
  z.object({
    kind: z.literal('partners'),
    id: wireId,
    title,
    items: z.array(z.object({ name: bilingual(blockLimits.title), url, picture })).max(blockLimits.partners),
  }),
  /** What a slice shows of itself: a kind of block that it brings (`blocks` of `slice.ts`), about one of its things. */
  z.object({ kind: z.literal('part'), id: wireId, part: wireText(40), about: wireText(64) }),
]);
export type ContentBlock = z.output<typeof contentBlock>;

/** The parts of an edited page, in order. */
export const contentBlocks = z.array(contentBlock).max(blockLimits.blocks);
export type ContentBlocks = z.output<typeof contentBlocks>;

/** A text in the reader's language, or in the other one where it is missing. */
const shownText = z.object({ text: z.string(), language: textLanguage });

/** A thing of another slice, by name. */
const shownThing = z.object({
  kind: z.enum(namedKinds),
  id: wireId,
  title: z.string(),
  language: textLanguage.nullable(),
  thumb: z.string().nullable(),
  /** The nickname of its owner; null for none. */
  author: z.string().nullable(),
  path: z.string(),
});

/** A block as it is read, in the language of the call; what is empty or not public is left out. */
export const shownBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    id: wireId,
    title: shownText,
    subtitle: shownText,
    picture: z.string().nullable(),
  }),
  z.object({ kind: z.literal('text'), id: wireId, body: z.string(), language: textLanguage }),
  z.object({
    kind: z.literal('pictures'),
    id: wireId,
    title: shownText,
    items: z.array(z.object({ picture: z.string(), caption: shownText })),
  }),
  z.object({ kind: z.literal('things'), id: wireId, title: shownText, items: z.array(shownThing) }),
  z.object({
    kind: z.literal('timetable'),
    id: wireId,
    title: shownText,
    rows: z.array(z.object({ time: z.string(), title: shownText, place: shownText })),
  }),
  z.object({
    kind: z.literal('partners'),
    id: wireId,
    title: shownText,
    items: z.array(z.object({ name: shownText, url: z.string(), picture: z.string().nullable() })),
  }),
  z.object({ kind: z.literal('part'), id: wireId, part: z.string(), data: z.unknown() }),
]);
export type ShownBlock = z.output<typeof shownBlock>;
