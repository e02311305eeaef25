import type { OwnSignup } from '@/lib/events/signup/contract';
import type { EnrolForm, FormQuestion } from '@/lib/events/ticket/contract';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** The values of the form. */
export interface SignupValues {
  activityId: string;
  name: string;
  mobile: string;
  region: string;
  age: string;
  occupation: string;
  answers: { questionId: string; text: string }[];
  isShown: boolean;
}

/** A form as it begins: with what was sent before, else with what is known of the caller. */
export function firstValues(
  activityId: string,
  { questions, profile }: EnrolForm,
  mine: OwnSignup | null,
): SignupValues {
  const { written } = mine ?? {};
  const { name, mobile, occupation } = written ?? profile;
  const answers = questions.map(({ id }) => ({
    questionId: id,
    text: written?.answers.find(({ questionId }) => questionId === id)?.text ?? '',
  }));
  const age = written ? String(written.age) : '';
  return { activityId, name, mobile, region: 'CN', age, occupation, answers, isShown: written?.isShown ?? true };
}

const keyOf = (activityId: string) => `signup ${activityId}`;

/** Keeps what was typed while the tab is open; null drops it. */
export function keepValues(activityId: string, values: SignupValues | null): void {
  keepInTab(keyOf(activityId), values && JSON.stringify(values));
}

/** What was typed in this tab, in a form that may have other questions since. */
export function keptValues(first: SignupValues): Partial<SignupValues> {
  const kept = readJsonInTab(keyOf(first.activityId)) as SignupValues | null;
  if (!kept) return {};
  const answers = first.answers.map(
    (answer) => kept.answers.find(({ questionId }) => questionId === answer.questionId) ?? answer,
  );
  return { ...kept, answers };
}

/** The validation of the form: the server's own, and the questions that must be answered. */
export async function signupSchema(questions: readonly FormQuestion[]) {
  const { signUp } = await importWithTimeout(() => import('@/lib/events/signup/contract'), 'sign-up-form');
  return signUp.input.superRefine(({ answers }, context) => {
    for (const [index, { isRequired }] of questions.entries()) {
      if (!isRequired || answers[index]?.text) continue;
      context.addIssue({ code: 'custom', path: ['answers', index, 'text'], message: 'required' });
    }
  });
}
