'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { creditsAskedQuery, useAnswerCredit } from '@/lib/works/work/client/credits';
import type { CreditAsked } from '@/lib/works/work/contract';
import { WorkRowSkeleton, WorkThumb, workRow, workRows } from './card-thumb';

/** Works that credit the caller and wait for their answer: a name is shown only after its owner agreed. */
export function CreditsAsked({ first }: { first: Page<CreditAsked> }) {
  const t = useTranslations('work.credits');
  const query = useOwnList(creditsAskedQuery, first);
  const isAsked = query.data?.pages.some(({ list }) => list.length > 0);
  return (
    <>
      {isAsked && (
        <div className="mb-5 max-w-180 text-ink-2 text-pretty">
          <p>{t('intro')}</p>
          <p className="mt-1">{t('meaning')}</p>
        </div>
      )}
      <PagedList
        query={query}
        keyOf={(credit) => credit.id}
        skeleton={<WorkRowSkeleton />}
        skeletons={3}
        empty={<NoCredits />}
        className={workRows}
        {...useListWords()}
      >
        {(credit) => <CreditRow credit={credit} />}
      </PagedList>
    </>
  );
}

function CreditRow({ credit }: { credit: CreditAsked }) {
  const t = useTranslations('work.credits');
  const of = useTranslations('work.list')('of', { title: credit.title });
  const roles = credit.roles.map((role) => t(`roleNames.${role}`)).join(t('and'));
  const { isAnswering, say } = useSaid(credit.id);
  return (
    <article className={workRow}>
      <WorkThumb thumb={credit.thumb} />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-semibold text-base leading-5.5 tracking-normal wrap-anywhere">
          {credit.title}
        </h3>
        <p className="mt-1 text-ink-2 text-sm">{t('by', { author: credit.author })}</p>
        <p className="text-ink-2 text-sm">{t('roles', { roles })}</p>
        <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          {[true, false].map((isConfirmed) => (
            <button
              key={String(isConfirmed)}
              type="button"
              disabled={isAnswering}
              onClick={() => say(isConfirmed)}
              className={buttonClass(isConfirmed ? 'ink' : 'line')}
            >
              {t(isConfirmed ? 'confirm' : 'decline')}
              <span className="sr-only"> {of}</span>
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Answers one credit, and reports the result. */
function useSaid(id: string) {
  const t = useTranslations('work.credits');
  const offline = useTranslations('client')('offline');
  const { answer, isAnswering } = useAnswerCredit();
  const say = (isConfirmed: boolean) =>
    answer(
      { id, isConfirmed },
      {
        onSuccess: () => toast(t(isConfirmed ? 'confirmed' : 'declined')),
        // The error path reports what the server rejected.
        onError: (error) => error instanceof ConnectionError && toast(offline),
      },
    );
  return { isAnswering, say };
}

function NoCredits() {
  const t = useTranslations('work');
  return (
    <Notice title={t('credits.empty')} text={t('credits.emptyText')}>
      <Link href="/MyMaJiang/new" className={buttonClass('line')}>
        {t('upload')}
      </Link>
    </Notice>
  );
}
