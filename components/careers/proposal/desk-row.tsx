import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { proposalPath } from '@/lib/careers/proposal/client/addresses';
import type { DeskProposal } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ProposalStateMark } from './proposal-state';
import { usePriceWords } from './use-price-words';

/** A proposal in the list of who asked, which leads to all of it. */
export function DeskRow({ demandId, proposal }: { demandId: string; proposal: DeskProposal }) {
  const t = useTranslations('proposal.desk');
  const priceOf = usePriceWords();
  const { id, person, state, excerpt, isSeen, sentAt } = proposal;
  return (
    <article className="py-4">
      <Link href={proposalPath(demandId, id)} className="group flex items-start gap-3.5">
        <Avatar picture={person?.avatar ?? null} size={44} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="min-w-0 font-semibold text-base tracking-normal group-hover:text-ink-2">
              {person ? <CardPersonName name={person.nickname} verification={person.verification} /> : t('gone')}
            </h2>
            <ProposalStateMark state={state} />
            {!isSeen && state === 'sent' && <span className="font-semibold text-accent text-xs">{t('new')}</span>}
          </div>
          <p className="mt-0.5 text-ink-2 text-sm tabular-nums">
            {priceOf(proposal)}
            <time dateTime={sentAt} className="ml-2.5 text-ink-3">
              {formatDate(Date.parse(sentAt))}
            </time>
          </p>
          <p className="mt-1 line-clamp-2 text-ink-2 text-sm wrap-anywhere">{excerpt}</p>
        </div>
      </Link>
    </article>
  );
}
