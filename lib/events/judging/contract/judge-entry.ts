import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';

/**
 * An entry as a judge sees it, in every contest: nothing of a person, no id of the work or the entry, no name of a file. The keys
 * of its pictures were made by the product.
 */
export const judgeEntry = z.object({
  /** In its contest. */
  number: z.int(),
  title: z.string(),
  titleLanguage: textLanguage,
  intro: z.string(),
  introLanguage: textLanguage,
  /** Media keys. */
  pictures: z.array(z.string()),
  category: z.string(),
  categoryLanguage: textLanguage,
  /** Of its film in seconds; 0 where that is not known. */
  duration: z.int(),
});
export type JudgeEntry = z.output<typeof judgeEntry>;

/** What a judge learns besides where a contest is not blind. */
export const entryAuthors = z.object({
  /** Who entered it, then the members of the team that confirmed. */
  people: z.array(namedPerson),
  teamName: z.string(),
  workId: wireId.nullable(),
});
export type EntryAuthors = z.output<typeof entryAuthors>;
