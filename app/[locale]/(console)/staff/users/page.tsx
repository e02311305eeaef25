import { ConsoleUsers } from '@/components/people/account/console-users';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('manageUsers', 'accountConsole.title');

/** All accounts, for staff who may manage them. */
export default async function UsersPage({ searchParams }: PageProps) {
  await requireStaff('manageUsers', '/staff/users', searchParams);
  return (
    <ClientWords of={['staff', 'accountConsole']}>
      <ConsoleUsers />
    </ClientWords>
  );
}
