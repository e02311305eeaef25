import { useLocale, useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { translate } from '@/lib/platform/shared/language';
import { FactLine, FactList, IntegritySection } from './integrity-section';
import { IntegrityTime } from './integrity-time';

/** How many entries a contest has, in each category and state. */
export function IntegrityEntries({ entries, asOf }: Pick<ContestIntegrity, 'entries'> & { asOf: string }) {
  const t = useTranslations('integrity.entries');
  const state = useTranslations('entry.state');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      <FactList>
        <FactLine name={t('sent')}>{t('count', { count: entries.sent })}</FactLine>
        <FactLine name={t('shown')}>{t('count', { count: entries.shown })}</FactLine>
      </FactList>
      {entries.sent > 0 && (
        <div className="mt-5 grid gap-x-10 gap-y-5 lg:grid-cols-2">
          <div>
            <h4 className="font-semibold text-sm">{t('categories')}</h4>
            <FactList>
              {entries.categories.map(({ id, name, count }) => {
                const { text, language } = translate(name.zh, name.en, locale);
                return (
                  <FactLine key={id} name={text} lang={textLanguage(language)}>
                    {t('count', { count })}
                  </FactLine>
                );
              })}
            </FactList>
          </div>
          <div>
            <h4 className="font-semibold text-sm">{t('states')}</h4>
            <FactList>
              {entries.states.map((one) => (
                <FactLine key={one.state} name={state(one.state)}>
                  {t('count', { count: one.count })}
                </FactLine>
              ))}
            </FactList>
          </div>
        </div>
      )}
      <p className="mt-3 text-ink-3 text-xs tabular-nums">
        {t('asOf')} <IntegrityTime iso={asOf} />
      </p>
    </IntegritySection>
  );
}
