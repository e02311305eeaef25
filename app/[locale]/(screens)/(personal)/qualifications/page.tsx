import { VerificationScreen } from '@/components/people/verification/verification-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import { beijingDay } from '@/lib/platform/shared/format/beijing';

export const generateMetadata = privateHead('verification.title');

/** How the caller is verified, and the ways to be (specification section 4). */
export default async function QualificationsPage() {
  const context = await requirePerson('/qualifications');
  return (
    <ClientWords of={['verification', 'pictures']}>
      <VerificationScreen verification={await getVerification(context)} today={beijingDay(context.now())} />
    </ClientWords>
  );
}
