import { SetNicknameScreen } from '@/components/people/account/set-nickname-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('account.setNickname.title');

/** Chooses the nickname of a new account. The same for everybody: the flow is in the browser. */
export default function SetNicknamePage() {
  return (
    <ClientWords of={['account']}>
      <SetNicknameScreen />
    </ClientWords>
  );
}
