import { useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { FactLine, FactList, IntegritySection } from './integrity-section';
import { Digest, IntegrityTime } from './integrity-time';

type Facts = Pick<ContestIntegrity, 'contest' | 'terms' | 'changes'>;

/** The rules of a contest by their versions, and what was changed since it was published. */
export function IntegrityRules({ contest, terms, changes }: Facts) {
  const t = useTranslations('integrity.rules');
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      <ul className="space-y-4">
        {terms.map(({ version, madeTime, sha256 }) => (
          <li key={version}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm tabular-nums">
              <span className="font-semibold">{t('version', { version: String(version) })}</span>
              <span className="text-ink-3">
                <IntegrityTime iso={madeTime} />
              </span>
            </p>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink-2">
              <dt className="text-xs">{t('zh')}</dt>
              <dd>
                <Digest>{sha256.zh}</Digest>
              </dd>
              <dt className="text-xs">{t('en')}</dt>
              <dd>
                <Digest>{sha256.en}</Digest>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <Link
        href={contestPartPath(contest.name, 'terms')}
        className="inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:underline"
      >
        {t('read')}
      </Link>
      <p className="mt-2 text-ink-2 text-sm text-pretty">{t(contest.isBlind ? 'blind' : 'named')}</p>
      <h4 className="mt-4 font-semibold text-sm">{t('changes')}</h4>
      {changes.length === 0 ? (
        <p className="mt-1 text-ink-3 text-sm">{t('unchanged')}</p>
      ) : (
        <FactList>
          {changes.map(({ at, change }) => (
            <FactLine key={`${at} ${change}`} name={t(`change.${change}`)}>
              <IntegrityTime iso={at} />
            </FactLine>
          ))}
        </FactList>
      )}
    </IntegritySection>
  );
}

/** When works were taken, shown, voted on and decided about. Times that a contest does not have are left out. */
export function IntegrityPhases({ phases }: Pick<ContestIntegrity, 'phases'>) {
  const t = useTranslations('integrity.phases');
  const times = (Object.keys(phases) as (keyof typeof phases)[]).flatMap((name) => {
    const time = phases[name];
    return time === null ? [] : [{ name, time }];
  });
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      <FactList>
        {times.map(({ name, time }) => (
          <FactLine key={name} name={t(`time.${name}`)}>
            <IntegrityTime iso={time} />
          </FactLine>
        ))}
      </FactList>
    </IntegritySection>
  );
}
