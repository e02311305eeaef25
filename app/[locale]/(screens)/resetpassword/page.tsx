import { ResetPasswordScreen } from '@/components/people/account/reset-password-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('account.reset.title');

/** Sets a new password in place of a forgotten one. The same for everybody: the flow is in the browser. */
export default function ResetPasswordPage() {
  return (
    <ClientWords of={['account']}>
      <ResetPasswordScreen />
    </ClientWords>
  );
}
