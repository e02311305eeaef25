import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';

export interface ContactWaysProps {
  /** As displayed; null where there is none. */
  hotline: string | null;
  email: string | null;
}

const row = 'flex min-h-14 flex-wrap items-center gap-x-4 border-line border-b py-2';
const way = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

/** Ways to reach the team without the form: phone, mail, chat. */
export function ContactWays({ hotline, email }: ContactWaysProps) {
  const t = useTranslations('lead.ways');
  return (
    <dl className="mt-3 border-line border-t">
      {hotline && (
        <div className={row}>
          <dt className="min-w-20 text-sm text-ink-3">{t('hotline')}</dt>
          <dd>
            <a href={`tel:${hotline.replace(/[^+\d]/g, '')}`} className={`${way} tabular-nums`}>
              {hotline}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div className={row}>
          <dt className="min-w-20 text-sm text-ink-3">{t('email')}</dt>
          <dd className="min-w-0">
            <a href={`mailto:${email}`} className={`${way} break-all`}>
              {email}
            </a>
          </dd>
        </div>
      )}
      <div className={row}>
        <dt className="min-w-20 text-sm text-ink-3">{t('chat')}</dt>
        <dd>
          <Link href="/customer" className={way}>
            {t('chatAction')}
          </Link>
        </dd>
      </div>
    </dl>
  );
}
