import { SetCodeScreen } from '@/components/people/account/set-code-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('account.setCode.title');

/** Chooses the password of a new account. The same for everybody: the flow is in the browser. */
export default function SetCodePage() {
  return (
    <ClientWords of={['account']}>
      <SetCodeScreen />
    </ClientWords>
  );
}
