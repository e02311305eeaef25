import { LoginScreen } from '@/components/people/account/login-screen';
import { privateHead } from '@/lib/app/page-head';
import { loginOffer } from '@/lib/base/wechat/server/oauth';
import { UnlessLoggedIn } from '../unless-logged-in';

export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('account.login.title');

/** Logs in by password (specification section 2). */
export default function LoginPage() {
  return (
    <UnlessLoggedIn>
      <LoginScreen wechat={loginOffer()} />
    </UnlessLoggedIn>
  );
}
