import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContactWays, type ContactWaysProps } from './contact-ways';
import { LeadForm } from './lead-form';

interface ContactScreenProps extends ContactWaysProps {
  /** The page's title as staff wrote it; null without one. */
  title: string | null;
  /** The language of the title, where it is not the page's own. */
  lang?: string | undefined;
  /** What staff have written. */
  children: ReactNode;
}

/** How to reach the team (specification section 2, /contact): text of staff, the ways, the form. */
export function ContactScreen({ title, lang, children, ...ways }: ContactScreenProps) {
  const t = useTranslations('lead');
  return (
    <div className="wrap grid max-w-170 grid-cols-1 gap-x-20 gap-y-10 pt-8 pb-16 md:pt-14 lg:max-w-324 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h1 lang={title ? lang : undefined} className="mb-5 text-hero">
          {title ?? t('contact.title')}
        </h1>
        {children ?? <p className="text-lg text-ink-2 text-pretty">{t('contact.lead')}</p>}
        <div className="mt-8">
          <ContactWays {...ways} />
        </div>
      </div>
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 scroll-mt-[calc(var(--spacing-head)+16px)] text-2xl">
          {t('contact.form')}
        </h2>
        <LeadForm />
      </section>
    </div>
  );
}
