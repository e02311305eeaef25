import { RegisterScreen } from '@/components/people/account/register-screen';
import { privateHead } from '@/lib/app/page-head';
import { UnlessLoggedIn } from '../unless-logged-in';

export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('account.register.title');

/** Begins a new account with a phone or an e-mail address (specification section 2). */
export default function RegisterPage() {
  return (
    <UnlessLoggedIn>
      <RegisterScreen />
    </UnlessLoggedIn>
  );
}
