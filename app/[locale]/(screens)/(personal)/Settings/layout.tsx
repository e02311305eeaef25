import type { ReactNode } from 'react';
import { ClientWords } from '@/lib/app/client-words';

/** The words of the settings; of the account's and the person's those of forms alone. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientWords of={['settings', 'format', 'account.form', 'account.problems', 'account.rules', 'person.rules']}>
      {children}
    </ClientWords>
  );
}
