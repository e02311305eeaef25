'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useReportForm } from '@/lib/base/moderation/client/use-report-form';
import type { ReportSubject } from '@/lib/base/moderation/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { ReportForm } from './report-form';

interface ReportScreenProps {
  subject: ReportSubject;
  /** The person has an undecided report of it. */
  isReported: boolean;
}

/** Reports a thing (specification section 2, `/report`): the thing, the reason, and what happens next. */
export function ReportScreen({ subject, isReported }: ReportScreenProps) {
  const t = useTranslations('moderation');
  const { form, picked, isSent } = useReportForm(subject);
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-150">
        {isSent ? (
          <Thanks subject={subject} />
        ) : (
          <>
            <h1 className="text-2xl">{t('title')}</h1>
            <p className="mt-1 text-ink-2 text-pretty">{t('lead')}</p>
            <ReportedThing subject={subject} />
            {isReported && <p className="mb-5 rounded-md bg-accent-wash px-4 py-3">{t('again')}</p>}
            <ReportForm {...{ form, picked }} />
          </>
        )}
      </div>
    </div>
  );
}

function ReportedThing({ subject: { kind, text, language, author } }: Pick<ReportScreenProps, 'subject'>) {
  const t = useTranslations('moderation');
  const langOf = useTextLanguage();
  return (
    <section aria-label={t('thing')} className="my-5 border-line border-y py-3">
      <p className="text-sm text-ink-3">
        {t(`kinds.${kind}`)}
        {author !== null && ` · ${t('by', { author })}`}
      </p>
      <p lang={language ? langOf(language) : undefined} className="line-clamp-4 font-semibold wrap-anywhere">
        {text}
      </p>
    </section>
  );
}

/** It replaces the form, so its heading takes the focus. */
function Thanks({ subject }: Pick<ReportScreenProps, 'subject'>) {
  const t = useTranslations('moderation.thanks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h1
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--spacing-head)+16px)] text-2xl text-balance outline-none"
      >
        {t('title')}
      </h1>
      <p className="mt-2 text-ink-2 text-pretty">{t('text')}</p>
      <h2 className="mt-6 mb-1.5 text-lg">{t('next')}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
        {(['read', 'decide', 'act'] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={subject.path ?? '/'} className={buttonClass('accent')}>
          {t('back')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </section>
  );
}
