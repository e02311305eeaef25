import { z } from 'zod';
import { mobileFits } from '@/lib/platform/shared/phone';
import { wireFlag, wireJsonList, wireText, writtenText } from '@/lib/platform/shared/wire';
import { ticketLimits } from '../codes';

/** The answer to a question of the organiser. */
const answer = z.object({ questionId: wireText(64), text: writtenText(ticketLimits.answer, 'answer') });

const attendeeFields = z.object({
  name: writtenText(ticketLimits.name, 'name').min(1, { error: 'required' }),
  /** A number of the region, or one with its own + and country code; stored in E.164. */
  mobile: wireText(40).trim().min(1, { error: 'required' }),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  answers: wireJsonList(answer)
    .refine(({ length }) => length <= 10, { error: 'answers' })
    .default([]),
});

/**
 * Who comes, as written for a ticket (specification section 5: name, mobile). Broken rules have their names in
 * `messages/<locale>/events/ticket-form.json`, `rules`; a missing answer breaks `required` at `answers.<index of the question>`.
 */
export const writtenAttendee = attendeeFields.superRefine(mobileFits);
export type WrittenAttendee = z.output<typeof writtenAttendee>;

/** Years, as a number or its digits. A refinement alone, so that a form says all that is wrong at once. */
const age = z
  .union([z.number(), wireText(20).trim()])
  .refine(isAge, { error: 'age' })
  .transform(Number);

function isAge(written: number | string): boolean {
  const { min, max } = ticketLimits.age;
  return /^\d{1,3}$/.test(String(written)) && Number(written) >= min && Number(written) <= max;
}

/** Who signs up, which asks for age and occupation as well. */
export const writtenSignup = attendeeFields
  .extend({
    age,
    occupation: writtenText(ticketLimits.occupation, 'occupation').min(1, { error: 'required' }),
    /** Whether the person is shown among the participants, and the activity on their page. */
    isShown: wireFlag.default(true),
  })
  .superRefine(mobileFits);
export type WrittenSignup = z.output<typeof writtenSignup>;
