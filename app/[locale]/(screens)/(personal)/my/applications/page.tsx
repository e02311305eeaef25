import { OwnApplications } from '@/components/careers/application/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { ownApplicationsPath } from '@/lib/careers/application/client/addresses';
import { findOwnApplications } from '@/lib/careers/application/server/own/find-own-applications';

export const generateMetadata = privateHead('applicationOwn.title');

/** The caller's applications for jobs. */
export default async function OwnApplicationsPage() {
  const context = await requirePerson(ownApplicationsPath);
  const first = await findOwnApplications(context, { pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['application', 'applicationOwn', 'applicationAnswers']}>
      <OwnApplications first={first} />
    </ClientWords>
  );
}
