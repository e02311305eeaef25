import { ConsoleUser } from '@/components/people/account/console-user';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getUser } from '@/lib/people/account/server/get-user';

export const generateMetadata = consoleHead('manageUsers', 'accountConsole.title');

/** One account. */
export default async function UserPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('manageUsers', `/staff/users/${id}`);
  const user = await getUser(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'accountConsole']}>
      <ConsoleUser key={id} first={user} isOwn={id === context.caller.personId} />
    </ClientWords>
  );
}
