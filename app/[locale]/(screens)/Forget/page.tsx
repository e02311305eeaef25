import { ForgetScreen } from '@/components/people/account/forget-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('account.forget.title');

/** Asks for a code to set a new password. The same for everybody. */
export default function ForgetPage() {
  return (
    <ClientWords of={['account']}>
      <ForgetScreen />
    </ClientWords>
  );
}
