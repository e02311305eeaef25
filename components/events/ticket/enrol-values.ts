import type { EnrolForm, FormQuestion, WrittenAttendee } from '@/lib/events/ticket/contract';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** The values of the form: who comes with each ticket. */
export interface EnrolValues {
  ticketTypeId: string;
  waitId: string;
  isShown: boolean;
  attendees: WrittenAttendee[];
}

/** A form as it begins: the first attendee is the caller. */
export function firstValues(
  { questions, profile }: EnrolForm,
  { ticketTypeId, waitId, amount }: { ticketTypeId: string; waitId: string; amount: number },
): EnrolValues {
  const answers = questions.map(({ id }) => ({ questionId: id, text: '' }));
  const attendees = [...Array(amount).keys()].map((index) => ({
    name: index === 0 ? profile.name : '',
    mobile: index === 0 ? profile.mobile : '',
    region: 'CN',
    answers,
  }));
  return { ticketTypeId, waitId, isShown: true, attendees };
}

const keyOf = (activityId: string) => `ticket-enrol ${activityId}`;

/** Keeps what was typed for an activity while the tab is open; null drops it. */
export function keepValues(activityId: string, values: EnrolValues | null): void {
  keepInTab(keyOf(activityId), values && JSON.stringify({ isShown: values.isShown, attendees: values.attendees }));
}

/** What was typed for an activity in this tab, in a form that may have other tickets or questions since. */
export function keptValues(activityId: string, first: EnrolValues): Partial<EnrolValues> {
  const kept = readJsonInTab(keyOf(activityId)) as Pick<EnrolValues, 'isShown' | 'attendees'> | null;
  if (!kept) return {};
  const attendees = first.attendees.map((attendee, index) => {
    const typed = kept.attendees[index];
    if (!typed) return attendee;
    const answers = attendee.answers.map(
      (answer) => typed.answers.find(({ questionId }) => questionId === answer.questionId) ?? answer,
    );
    return { ...attendee, name: typed.name, mobile: typed.mobile, answers };
  });
  return { isShown: kept.isShown, attendees };
}

/** The validation of the form: the server's own, and the questions that must be answered. */
export async function enrolSchema(questions: readonly FormQuestion[]) {
  const { orderTickets } = await importWithTimeout(() => import('@/lib/events/ticket/contract'), 'ticket-form');
  return orderTickets.input.omit({ clientId: true }).superRefine(({ attendees }, context) => {
    for (const [place, { answers }] of attendees.entries()) {
      for (const [index, { isRequired }] of questions.entries()) {
        if (!isRequired || answers[index]?.text) continue;
        const path = ['attendees', place, 'answers', index, 'text'];
        context.addIssue({ code: 'custom', path, message: 'required' });
      }
    }
  });
}
