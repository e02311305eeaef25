import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import type { BusinessWays } from './business-form-link';

/** The `tel:` address of a number that is formatted for reading. */
export function dialNumber(hotline: string): string {
  return `tel:${hotline.replace(/[^\d+]/g, '')}`;
}

/** The ways to talk to the team (specification section 2): the hotline and the e-mail if configured, and the chat. */
export function BusinessContact({ hotline, email }: Pick<BusinessWays, 'hotline' | 'email'>) {
  const t = useTranslations('business.page.contact');
  return (
    <section aria-labelledby="contact" className="wrap pt-18 md:pt-28">
      <div className="grid gap-x-12 gap-y-8 rounded-lg bg-ink px-5 py-8 text-paper md:px-10 md:py-14 lg:grid-cols-[5fr_7fr] lg:px-16 lg:py-20">
        <div>
          <h2 id="contact" className="text-hero">
            {t('title')}
          </h2>
          <p className="mt-2 text-paper/75 md:text-lg">{t('text')}</p>
        </div>
        <ul className="border-b border-paper/20">
          {hotline && (
            <li>
              <a href={dialNumber(hotline)} className={rowClass}>
                <Row label={t('hotline')} value={hotline} action={t('call')} />
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`} className={rowClass}>
                <Row label={t('email')} value={<Address email={email} />} action={t('write')} />
              </a>
            </li>
          )}
          <li>
            <Link href="/customer" className={rowClass}>
              <Row label={t('chat')} value={t('chatText')} action={t('open')} />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

const rowClass =
  'flex items-center gap-4 border-t border-paper/20 py-4 focus-visible:outline-paper md:py-5 hover:border-paper/60';

/** A long address may break after its @. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

function Row({ label, value, action }: { label: string; value: ReactNode; action: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-paper/75">{label}</span>
        <span className="block text-base font-semibold wrap-anywhere tabular-nums md:text-2xl">{value}</span>
      </span>
      <span className="shrink-0 rounded-full border border-paper/40 px-4 py-1.5 text-sm font-semibold">{action}</span>
    </>
  );
}
