import { useTranslations } from 'next-intl';
import type { DemandDetail, DemandItem } from '@/lib/careers/demand/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { CardDemandItem } from './card-demand-item';
import { DemandActions } from './demand-actions';
import { DemandFacts } from './demand-facts';
import { DemandHead } from './demand-head';
import type { DemandSlots } from './demand-slots';

interface DemandScreenProps {
  demand: DemandDetail;
  /** Others of its company. */
  others: DemandItem[];
  /** Others of its kind. */
  similar: DemandItem[];
  slots: DemandSlots;
}

/**
 * A demand (specification section 2, /projectDetail/{id}): what is asked for, by whom, for how much and until when, and the ways to
 * answer. On a wide screen facts and answers stand beside the text.
 */
export function DemandScreen({ demand, others, similar, slots }: DemandScreenProps) {
  const t = useTranslations('demandPage');
  const lang = useTextLanguage()(demand.titleLanguage);
  return (
    <div className="wrap pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <DemandHead demand={demand} />
          <section aria-labelledby="asked" className="mt-8 lg:mt-10">
            <h2 id="asked" className="mb-3 text-xl md:text-2xl">
              {t('asked')}
            </h2>
            {lang && (
              <p className="mb-4 border-line border-l-2 pl-3 text-ink-2 text-sm">
                {t('only', { language: demand.titleLanguage })}
              </p>
            )}
            <p lang={lang} className="max-w-170 whitespace-pre-line text-pretty leading-7 wrap-anywhere">
              {demand.body}
            </p>
          </section>
        </div>
        <div className="mt-8 lg:mt-0">
          <DemandFacts demand={demand} />
          {slots.propose}
          <DemandActions demand={demand} />
        </div>
      </div>
      <Others id="others" title={t('others', { company: demand.company })} list={others} />
      <Others id="similar" title={t('similar')} list={similar} />
    </div>
  );
}

function Others({ id, title, list }: { id: string; title: string; list: DemandItem[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-5 md:mt-16">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      <ul className="gap-x-12 *:border-line *:border-b lg:grid lg:grid-cols-2">
        {list.map((demand) => (
          <li key={demand.id}>
            <CardDemandItem demand={demand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
