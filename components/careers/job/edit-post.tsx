'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { JobDraft } from '@/lib/careers/job/contract';
import { packagesPath } from '@/lib/careers/recruitment/client/addresses';
import { rightsQuery } from '@/lib/careers/recruitment/client/purchases';
import type { PostRights } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';

interface EditPostProps {
  draft: JobDraft;
  first: PostRights;
}

/** What handing a job in takes, what is left of it, and the way to what is missing. */
export function EditPost({ draft: { postedUntil }, first }: EditPostProps) {
  const t = useTranslations('jobEdit.post');
  const { data: rights = first } = useQuery({ ...rightsQuery, initialData: first });
  // Of one that was taken down its post still runs.
  const isTaken = postedUntil !== null && Date.parse(postedUntil) > Date.now();
  const link = (href: string, words: string) => (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <p className="mb-6 max-w-180 rounded-md bg-sunk px-4 py-2.5 text-pretty tabular-nums">
      {rights.isCompany ? (
        <>
          {isTaken ? t('running') : rights.postsLeft > 0 ? t('takes', { left: rights.postsLeft }) : t('none')}{' '}
          {!isTaken && rights.postsLeft === 0 && link(packagesPath, t('buy'))}
        </>
      ) : (
        <>
          {t('company')} {link('/qualifications', t('verify'))}
        </>
      )}
    </p>
  );
}
