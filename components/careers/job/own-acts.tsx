'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { rowActClass } from '@/components/ui/row-links';
import { editJobPath } from '@/lib/careers/job/client/addresses';
import type { OwnJob } from '@/lib/careers/job/contract';
import { packagesPath } from '@/lib/careers/recruitment/client/addresses';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { type ActOnJob, type Asked, useActOnJob } from './own-act-state';
import { actsOf } from './own-standing';

/** What can be done with a job on its list, each as a button; what costs something or cannot be undone is asked about. */
export function OwnActs({ job }: { job: OwnJob }) {
  const t = useTranslations('jobManage');
  const acts = useActOnJob(job);
  return (
    <>
      {actsOf(job).map((act) => (
        <button
          key={act}
          type="button"
          aria-disabled={acts.acting !== null || undefined}
          onClick={() => acts.ask(act)}
          className={`${rowActClass} aria-disabled:opacity-60 ${act === 'remove' || act === 'close' ? 'text-danger!' : ''}`}
        >
          {t(`acts.${act}.action`)}
          <span className="sr-only"> {t('own.of', { title: job.title || t('own.untitled') })}</span>
        </button>
      ))}
      {acts.asked && <Question asked={acts.asked} job={job} acts={acts} />}
    </>
  );
}

/** Asks before the act; or says what is needed first, and leads there. */
function Question({ asked, job, acts }: { asked: Asked; job: OwnJob; acts: ActOnJob }) {
  const t = useTranslations('jobManage');
  const router = useRouter();
  const title = job.title || t('own.untitled');
  const words = {
    title: t(`acts.${asked}.title`, { title }),
    text: t(`acts.${asked}.text`),
    cancelLabel: t('acts.cancel'),
    onCancel: acts.cancel,
  };
  if (asked === 'buyPosts' || asked === 'buyRefreshes' || asked === 'lastDay') {
    const href = asked === 'lastDay' ? editJobPath(job.id) : packagesPath;
    return <ConfirmDialog {...words} confirmLabel={t(`acts.${asked}.action`)} onConfirm={() => router.push(href)} />;
  }
  return (
    <ConfirmDialog
      {...words}
      confirmLabel={t(`acts.${asked}.confirm`)}
      isDestructive={asked === 'remove' || asked === 'close'}
      onConfirm={() => acts.confirm(asked)}
    />
  );
}
