'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { NewTabLink } from '@/components/ui/new-tab-link';

/** Consent to the user agreement and the privacy policy, with links that do not leave the form. */
export function AgreementField(props: Omit<ComponentProps<typeof FormCheckbox>, 'children'>) {
  const t = useTranslations('account.form');
  const link = (href: string) => (words: ReactNode) => (
    <NewTabLink href={href} className="text-ink underline underline-offset-4">
      {words}
    </NewTabLink>
  );
  return (
    <FormCheckbox {...props}>
      {t.rich('agreement', { agreement: link('/Agreement'), privacy: link('/Agreement#privacy') })}
    </FormCheckbox>
  );
}
