import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Service } from '@/lib/business/lead/codes';
import { Link } from '@/lib/platform/i18n/link';
import { ContactWays, type ContactWaysProps } from './contact-ways';
import { LeadForm } from './lead-form';
import { NextSteps } from './request-steps';

/** The form for a service: description, form, and what happens once it is sent. */
export function RequestScreen({ service, ...ways }: ContactWaysProps & { service: Service }) {
  const t = useTranslations('lead');
  return (
    <div className="group/request wrap grid max-w-170 grid-cols-1 gap-x-20 gap-y-8 pt-8 pb-16 md:pt-14 lg:max-w-324 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <header>
        <Link
          href="/business"
          className="inline-flex min-h-11 items-center text-sm font-bold text-accent underline-offset-4 hover:underline"
        >
          {t('request.eyebrow')}
        </Link>
        <h1 className="text-hero">{t(`services.${service}.name`)}</h1>
        <p className="mt-3 text-lg text-ink-2 text-pretty">{t(`services.${service}.lead`)}</p>
        {service === 'advertising' && (
          <p className="mt-3">{t.rich('request.booking', { link: linkTo('/advertisement') })}</p>
        )}
        {service === 'competitions' && (
          <p className="mt-3">{t.rich('request.contests', { link: linkTo('/activity/match') })}</p>
        )}
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-11">
        <LeadForm service={service} />
      </div>
      <aside className="flex flex-col gap-10 pt-4">
        {/* Once sent, the receipt shows the next steps. */}
        <section className="group-has-[[data-sent]]/request:hidden">
          <h2 className="text-lg">{t('request.next')}</h2>
          <NextSteps />
        </section>
        <section>
          <h2 className="text-lg">{t('ways.title')}</h2>
          <ContactWays {...ways} />
        </section>
      </aside>
    </div>
  );
}

/** Another way for some: who knows the week can book it, and contests can be seen before one is asked for. */
const linkTo = (href: string) => (words: ReactNode) => (
  <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
    {words}
  </Link>
);
