import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface PayTermsProps {
  priceFen: number;
  /** What everybody may watch for nothing. */
  previewMinutes: number;
}

/** What a broadcast costs, what that gives, and when it goes back. */
export function PayTerms({ priceFen, previewMinutes }: PayTermsProps) {
  const t = useTranslations('admission');
  const rules = [
    t('rules.gives'),
    t('rules.preview', { minutes: previewMinutes }),
    t('rules.return'),
    t('rules.notHeld'),
  ];
  return (
    <>
      <dl className="mt-5 border-line border-y py-2">
        <div className="flex items-baseline justify-between gap-6 py-1.5">
          <dt className="text-ink-2">{t('price')}</dt>
          <dd className="font-semibold text-xl tabular-nums">{yuan(priceFen)}</dd>
        </div>
      </dl>
      <h2 className="mt-5 text-base">{t('rules.title')}</h2>
      <ul className="mt-1 list-disc pl-5 text-ink-2 text-sm *:mt-1 *:text-pretty">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          {t.rich('rules.agreement', {
            link: (words) => (
              <NewTabLink href="/live/serviceAgreement" className="underline underline-offset-4 hover:text-ink">
                {words}
              </NewTabLink>
            ),
          })}
        </li>
      </ul>
    </>
  );
}
