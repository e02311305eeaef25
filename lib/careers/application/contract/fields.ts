import { z } from 'zod';
import { toEmail } from '@/lib/platform/shared/email';
import { wireId, wireJsonList, wireText, writtenText } from '@/lib/platform/shared/wire';
import { answerTemplates, applicationLimits, applicationStates, stepSides } from '../codes';

const time = z.iso.datetime({ offset: true });

/** Digits with what people write between them, as in `+86 138 0013 8000`. */
const phoneShape = /^\+?[\d\s().-]{5,}$/;

/**
 * What somebody sends with an application. The broken rules have their names in `messages/<locale>/careers/application.json`,
 * `rules`.
 */
export const applicationFields = z.object({
  /** Works of the caller that passed review, in order. */
  works: wireJsonList(wireId)
    .refine((ids) => ids.length <= applicationLimits.works, { error: 'works' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' }),
  note: writtenText(applicationLimits.note, 'note'),
  /** How the company may reach them beside messages; empty for not at all. */
  email: wireText(254)
    .trim()
    .refine((text) => text === '' || toEmail(text) !== null, { error: 'email' })
    .transform((text) => toEmail(text) ?? ''),
  phone: wireText(applicationLimits.phone, 'phone')
    .trim()
    .refine((text) => text === '' || phoneShape.test(text), { error: 'phone' }),
});
export type ApplicationFields = z.output<typeof applicationFields>;

/** Something that became of an application, the earliest first. */
export const applicationStep = z.object({
  at: time,
  by: z.enum(stepSides),
  /** The state after it. */
  state: z.enum(applicationStates),
  /** Of an answer; null for a change of the state alone. */
  template: z.enum(answerTemplates).nullable(),
  /** Of an answer that the company wrote itself; empty where it is the template's own. */
  text: z.string(),
});
export type ApplicationStep = z.output<typeof applicationStep>;
