'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import type { Problem } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';

interface FormFailureProps {
  problem: Problem | null;
  /** Where to start again when a proof has expired, without language prefix. */
  startAgain?: string;
}

/** The error of a whole form, with a link to the next step where there is one (specification section 8). */
export function FormFailure({ problem, startAgain }: FormFailureProps) {
  const t = useTranslations('account.problems');
  const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  return (
    <FormAlert>
      {problem && <p>{problem.text}</p>}
      {problem?.code === 'AccountExists' && (
        <Link href="/login" className={linkClass}>
          {t('logIn')}
        </Link>
      )}
      {problem?.code === 'LinkExpired' && startAgain && (
        <Link href={startAgain} className={linkClass}>
          {t('startAgain')}
        </Link>
      )}
    </FormAlert>
  );
}
