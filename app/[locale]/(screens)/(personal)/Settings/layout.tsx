import type { ReactNode } from 'react';
import { ClientWords } from '@/lib/app/client-words';

/** The messages of the settings; of `account` and `person` only those of forms. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientWords
      of={['settings', 'format', 'account.form', 'account.problems', 'account.rules', 'person.rules', 'person.block']}
    >
      {children}
    </ClientWords>
  );
}
