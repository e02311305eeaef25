import { SignupScreen } from '@/components/events/signup/signup-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { getSignup } from '@/lib/events/signup/server/get-signup';
import { getEnrolForm } from '@/lib/events/ticket/server/sale/get-enrol-form';

export const generateMetadata = privateHead('signupForm.title');

/** The sign-up for a public activity without tickets (specification section 2); 404 for any other one. */
export default async function SignUpPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/SignUp/${encodeURIComponent(id)}`);
  const [activity, form, signup] = await Promise.all([
    getActivity(context, { id }),
    getEnrolForm(context, { activityId: id }),
    getSignup(context, { activityId: id }),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['signup', 'signupForm', 'ticket', 'ticketForm']}>
      <SignupScreen key={id} {...{ activity, form, signup }} />
    </ClientWords>
  );
}
