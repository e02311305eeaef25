import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { ContestAwards } from '@/lib/events/award/contract';
import { contestPartPath, contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { AwardWinner } from './award-winner';

type Award = ContestAwards['list'][number];

interface AwardsScreenProps {
  contest: Pick<ContestDetail, 'name' | 'resultsTime' | 'categories'>;
  awards: ContestAwards;
}

/** The awards of a contest with who won them (specification section 2, /match/{contestName}/awards); before, when they come. */
export function AwardsScreen({ contest, awards: { decidedTime, list } }: AwardsScreenProps) {
  const t = useTranslations('award.list');
  const { name } = contest;
  if (decidedTime === null) return <NoAwardsYet contest={contest} />;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">{t('heading')}</h2>
        <p className="text-ink-3 text-sm tabular-nums">
          {t.rich('published', {
            date: formatDate(Date.parse(decidedTime), { withTime: true }),
            time: (date: ReactNode) => <time dateTime={decidedTime}>{date}</time>,
          })}
        </p>
      </div>
      {list.map((award, index) => (
        <AwardSection key={award.id} award={award} contest={contest} isFirst={index === 0} />
      ))}
      <p className="mt-12 text-ink-2 text-sm md:mt-16">
        {t('proof')}{' '}
        <Link
          href={contestPartPath(name, 'integrity')}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t('integrity')}
        </Link>
      </p>
    </>
  );
}

interface AwardSectionProps extends Pick<AwardsScreenProps, 'contest'> {
  award: Award;
  /** The first of the page: its pictures are loaded with priority. */
  isFirst: boolean;
}

function AwardSection({ award, contest: { name, categories }, isFirst }: AwardSectionProps) {
  const t = useTranslations('award.list');
  const textLanguage = useTextLanguage();
  const { id, prize, categoryId, winners } = award;
  const category = categories.find((one) => one.id === categoryId)?.name.text;
  return (
    <section aria-labelledby={`award-${id}`} className="mt-8 border-line border-t pt-6 md:mt-12 md:pt-8">
      <h3 id={`award-${id}`} lang={textLanguage(award.name.language)} className="text-xl wrap-anywhere">
        {award.name.text}
      </h3>
      <p className="facts mt-1 text-ink-2 text-sm">
        {category && <span>{category}</span>}
        {prize.text && (
          <span lang={textLanguage(prize.language)} className="whitespace-normal! wrap-anywhere">
            {t('prize', { prize: prize.text })}
          </span>
        )}
      </p>
      {winners.length === 0 ? (
        <p className="mt-4 text-ink-3">{t('vacant')}</p>
      ) : (
        <ul
          className={`mt-5 grid gap-x-5 gap-y-9 ${winners.length === 1 ? '' : winners.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3'}`}
        >
          {winners.map(({ entry, citation }) => (
            <li key={entry.id}>
              <AwardWinner
                {...{ entry, citation, contestName: name }}
                isAlone={winners.length === 1}
                isFirst={isFirst}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoAwardsYet({ contest: { name, resultsTime } }: Pick<AwardsScreenProps, 'contest'>) {
  const t = useTranslations('award.list.none');
  const text =
    resultsTime === null ? t('later') : t('when', { date: formatDate(Date.parse(resultsTime), { withTime: true }) });
  return (
    <Notice title={t('title')} text={text}>
      <Link href={contestPath(name)} className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
