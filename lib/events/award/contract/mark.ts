import { z } from 'zod';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';

const shownText = z.object({ text: z.string(), language: textLanguage });

/** An award that a work or a person has, wherever they are shown; its contest is at `/match/{name}`. */
export const awardMark = z.object({
  entryId: wireId,
  award: shownText,
  contest: shownText.extend({ name: z.string() }),
  year: z.int(),
});
export type AwardMark = z.output<typeof awardMark>;
