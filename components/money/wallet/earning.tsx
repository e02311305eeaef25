import { useTranslations } from 'next-intl';
import { pointsPerYuan } from '@/lib/money/wallet/codes';
import type { Wallet } from '@/lib/money/wallet/contract';

/** What points are earned for, with what was earned today; nothing where none are. */
export function Earning({ earning }: Pick<Wallet, 'earning'>) {
  const t = useTranslations('wallet');
  const open = earning.filter(({ isOn, points }) => isOn && points > 0);
  if (open.length === 0) return null;
  return (
    <section className="mt-9">
      <h2 className="text-base">{t('earning.title')}</h2>
      <p className="mt-0.5 text-ink-3 text-sm text-pretty">{t('earning.text', { count: pointsPerYuan })}</p>
      <ul className="mt-3 border-line border-t">
        {open.map(({ deed, points, perDay, today }) => (
          <li key={deed} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
            <span className="min-w-0">
              {t(`deeds.${deed}`)}
              <span className="block text-ink-3 text-sm tabular-nums">
                {today >= perDay || today + points > perDay
                  ? t('earning.full', { today })
                  : t('earning.today', { today, perDay })}
              </span>
            </span>
            <span className="flex-none font-semibold text-ok tabular-nums">{t('earning.each', { points })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
