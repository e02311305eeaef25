import { MobileLoginScreen } from '@/components/people/account/mobile-login-screen';
import { privateHead } from '@/lib/app/page-head';
import { UnlessLoggedIn } from '../unless-logged-in';

export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('account.mobile.login.title');

/** Logs in by a code to a phone. */
export default function MobileLoginPage() {
  return (
    <UnlessLoggedIn>
      <MobileLoginScreen />
    </UnlessLoggedIn>
  );
}
