import { useTranslations } from 'next-intl';
import { ownProposalPath } from '@/lib/careers/proposal/client/addresses';
import type { OwnProposal } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ProposalStateMark } from './proposal-state';
import { usePriceWords } from './use-price-words';

/** A proposal in the list of who sent it. */
export function OwnProposalRow({ proposal }: { proposal: OwnProposal }) {
  const t = useTranslations('proposal');
  const textLanguage = useTextLanguage();
  const priceOf = usePriceWords();
  const { id, demand, state, reason, seenAt, sentAt } = proposal;
  return (
    <article className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-3 text-sm">
        <ProposalStateMark state={state} />
        {state === 'sent' && <span>{t(seenAt ? 'own.seen' : 'own.unseen')}</span>}
        <time dateTime={sentAt} className="tabular-nums">
          {formatDate(Date.parse(sentAt))}
        </time>
      </p>
      <h2
        lang={textLanguage(demand.titleLanguage)}
        className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
      >
        <Link href={ownProposalPath(id)} className="hover:text-ink-2">
          {demand.title || t('demand.untitled')}
        </Link>
      </h2>
      <p className="mt-0.5 text-ink-2 text-sm">
        {demand.company} · <span className="tabular-nums">{priceOf(proposal)}</span>
      </p>
      <p className="mt-1 text-ink-3 text-sm text-pretty">{reason ? t(`reasons.${reason}`) : t(`next.${state}`)}</p>
    </article>
  );
}

/** Placeholder of a row. */
export function ProposalSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-1/4" />
      <div className="skeleton mt-2 h-5 w-3/5" />
      <div className="skeleton mt-3 h-3.5 w-2/5" />
    </div>
  );
}
