import { CheckCodeScreen } from '@/components/people/account/check-code-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { env } from '@/lib/platform/server/env';

export const generateMetadata = privateHead('account.checkCode.title');

/** Takes the code that was sent to a phone or an e-mail address. The same for everybody: the flow is in the browser. */
export default function CheckCodePage() {
  return (
    <ClientWords of={['account', 'delivery']}>
      <CheckCodeScreen isDemo={env().demo} />
    </ClientWords>
  );
}
