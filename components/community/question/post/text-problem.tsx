'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { Link } from '@/lib/platform/i18n/link';
import type { PostForm } from './use-post-form';

/** Why a text was not sent, and the way on where a phone is missing. */
export function TextProblem({ form: { problem } }: { form: PostForm }) {
  const t = useTranslations('questionPage.composer');
  return (
    <FormAlert>
      {problem?.text}
      {problem?.code === 'PhoneNeeded' && (
        <Link href="/Settings/security?change=phone" className="underline underline-offset-4">
          {t('bindPhone')}
        </Link>
      )}
    </FormAlert>
  );
}
