'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { ContestCategory, ContestDetail } from '@/lib/events/contest/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

/** What works are entered in, how, and what that costs by date; the fee of now is marked while works are taken. */
export function HomeCategories({ contest }: { contest: ContestDetail }) {
  const t = useTranslations('contestHome.categories');
  const title = useId();
  const { categories } = contest;
  const times = categories.flatMap(({ fees }) => fees.flatMap(({ untilTime }) => untilTime ?? []));
  const { phase, ahead } = useContestPhase(contest, times);
  const now = phase === 'open' && ahead !== null ? Date.now() + ahead : null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-2 text-xl">
        {t('title')}
      </h2>
      <ul className="border-line border-t">
        {categories.map((category) => (
          <Category key={category.id} category={category} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** `now` is null while no fee is that of now. */
function Category({ category: { name, modes, fees }, now }: { category: ContestCategory; now: number | null }) {
  const t = useTranslations('contestHome.categories');
  const textLanguage = useTextLanguage();
  const current = now === null ? -1 : fees.findIndex(({ untilTime }) => !untilTime || now < Date.parse(untilTime));
  return (
    <li className="border-line border-b py-3.5">
      <p className="flex items-baseline justify-between gap-4">
        <span lang={textLanguage(name.language)} className="min-w-0 font-semibold wrap-anywhere">
          {name.text}
        </span>
        <span className="flex-none text-ink-3 text-sm">
          {t(modes.length > 1 ? 'both' : (modes[0] ?? 'individual'))}
        </span>
      </p>
      {fees.length === 0 ? (
        <p className="mt-0.5 text-ink-2 text-sm">{t('free')}</p>
      ) : (
        <ul className="mt-0.5 text-ink-2 text-sm tabular-nums">
          {fees.map(({ untilTime, feeFen }, place) => (
            <li
              key={untilTime ?? ''}
              className={`flex justify-between gap-4 py-0.5 ${place === current ? 'font-semibold text-ink' : ''}`}
            >
              <span>
                {untilTime
                  ? t.rich('until', { time: () => <CardStartTime iso={untilTime} /> })
                  : t(fees.length > 1 ? 'later' : 'fee')}
                {place === current && fees.length > 1 && <span className="ml-1.5 text-accent">{t('now')}</span>}
              </span>
              <span className="flex-none">{feeFen === 0 ? t('free') : shortYuan(feeFen)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
