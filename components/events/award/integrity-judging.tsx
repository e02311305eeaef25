import { useLocale, useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { translate } from '@/lib/platform/shared/language';
import { IntegritySection } from './integrity-section';
import { IntegrityTime } from './integrity-time';

type Round = ContestIntegrity['judging'][number];

/** The rounds of judging as they were fixed when they opened: rubric, panel, and what parts equal entries. */
export function IntegrityJudging({ judging }: Pick<ContestIntegrity, 'judging'>) {
  const t = useTranslations('integrity.judging');
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      {judging.length === 0 ? (
        <p className="text-ink-3 text-sm">{t('none')}</p>
      ) : (
        <ol className="space-y-8">
          {judging.map((round) => (
            <li key={round.position}>
              <JudgedRound round={round} />
            </li>
          ))}
        </ol>
      )}
    </IntegritySection>
  );
}

function JudgedRound({ round }: { round: Round }) {
  const t = useTranslations('integrity.judging');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { name, judges, judgesPerEntry, entries, openedTime, closedTime } = round;
  const title = translate(name.zh, name.en, locale);
  return (
    <>
      <h4 lang={textLanguage(title.language)} className="font-semibold wrap-anywhere">
        {title.text}
      </h4>
      <p className="text-ink-3 text-sm tabular-nums">
        <IntegrityTime iso={openedTime} /> – {closedTime ? <IntegrityTime iso={closedTime} /> : t('open')}
      </p>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t('panel', { judges, each: judgesPerEntry, entries })}</p>
      <Rubric criteria={round.criteria} />
      <Ties round={round} />
    </>
  );
}

/** The criteria with their weights, as words and as lengths. */
function Rubric({ criteria }: Pick<Round, 'criteria'>) {
  const t = useTranslations('integrity.judging');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  return (
    <>
      <p className="sr-only">{t('rubric')}</p>
      <dl className="mt-3 space-y-2">
        {criteria.map(({ id, name, weight }) => {
          const { text, language } = translate(name.zh, name.en, locale);
          return (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
              <dt lang={textLanguage(language)} className="wrap-anywhere">
                {text}
              </dt>
              <dd className="font-semibold tabular-nums">{weight}%</dd>
              <dd aria-hidden="true" className="col-span-2 mt-1 h-1 rounded-full bg-sunk">
                <span className="block h-1 rounded-full bg-ink" style={{ width: `${weight}%` }} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** What parts equal entries, in the order in which it is asked, and which ones it had to part. */
function Ties({ round: { tieRule, criteria, ties } }: { round: Round }) {
  const t = useTranslations('integrity.judging');
  const locale = useLocale();
  const nameOf = (rule: string) => {
    const criterion = criteria.find(({ id }) => id === rule);
    if (criterion) return translate(criterion.name.zh, criterion.name.en, locale).text;
    return isNamedRule(rule) ? t(`tie.${rule}`) : rule;
  };
  return (
    <>
      <p className="mt-3 text-ink-2 text-sm text-pretty">
        {t('tieRule', { rules: tieRule.map(nameOf).join(t('then')) })}
      </p>
      {ties.length > 0 && (
        <ul aria-label={t('ties')} className="mt-1 text-ink-2 text-sm">
          {ties.map(({ numbers, resolvedBy }) => (
            <li key={numbers.join()} className="tabular-nums">
              {t('tied', {
                numbers: numbers.join(t('and')),
                by: resolvedBy === null ? t('unresolved') : nameOf(resolvedBy),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `criterion` is what an order of several criteria is called where one of them parted them. */
const namedRules = ['criterion', 'median', 'chair'] as const;
const isNamedRule = (rule: string): rule is (typeof namedRules)[number] =>
  (namedRules as readonly string[]).includes(rule);
