import { getLocale } from 'next-intl/server';
import { CallingCodesScreen } from '@/components/people/account/calling-codes-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { listCallingCodes } from '@/lib/people/account/server/list-calling-codes';

export const generateMetadata = privateHead('account.callingCodes.title');

/** Chooses the calling code of a mobile number. */
export default async function CallingCodesPage() {
  const language = await getLocale();
  return (
    <ClientWords of={['account']}>
      <CallingCodesScreen codes={listCallingCodes(language)} />
    </ClientWords>
  );
}
