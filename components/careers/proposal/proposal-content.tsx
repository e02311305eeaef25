import { useTranslations } from 'next-intl';
import { CardVideo } from '@/components/works/work/card-video';
import type { OwnProposalDetail } from '@/lib/careers/proposal/contract';
import { usePriceWords } from './use-price-words';

/** What a proposal says: price and time, its text, and its works that are public still. */
export function ProposalContent({
  proposal,
}: {
  proposal: Pick<OwnProposalDetail, 'text' | 'works' | 'priceYuan' | 'days'>;
}) {
  const t = useTranslations('proposal.content');
  const priceOf = usePriceWords();
  const { text, works } = proposal;
  return (
    <>
      <section aria-labelledby="offer" className="mt-7">
        <h2 id="offer" className="mb-1 text-lg">
          {t('text')}
        </h2>
        <p className="mb-3 font-semibold tabular-nums">{priceOf(proposal)}</p>
        <p className="whitespace-pre-line text-pretty wrap-anywhere">{text}</p>
      </section>
      <section aria-labelledby="works" className="mt-8">
        <h2 id="works" className="mb-4 text-lg">
          {t('works')}
        </h2>
        {works.length === 0 ? (
          <p className="text-ink-2">{t('noWorks')}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3">
            {works.map((video) => (
              <li key={video.videoId}>
                <CardVideo video={video} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
