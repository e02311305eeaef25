'use client';

import { useTranslations } from 'next-intl';
import { CardPersonRow, CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { demandDeskPath, demandPath } from '@/lib/careers/demand/client/addresses';
import { contactViewsQuery } from '@/lib/careers/demand/client/own-demands';
import type { ContactView, DemandDraft } from '@/lib/careers/demand/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { Page } from '@/lib/platform/shared/wire';

interface ContactViewsProps {
  demand: Pick<DemandDraft, 'id' | 'title' | 'titleLanguage' | 'state'>;
  first: Page<ContactView>;
}

/** Who has looked at the contact of a demand of the caller's company, the latest first. */
export function ContactViews({ demand: { id, title, titleLanguage, state }, first }: ContactViewsProps) {
  const t = useTranslations('demandManage');
  const textLanguage = useTextLanguage();
  const query = useOwnList(contactViewsQuery(id), first);
  return (
    <div className="wrap pt-5 pb-12">
      <p className="text-sm">
        <Link href={demandDeskPath} className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
          {t('own.title')}
        </Link>
      </p>
      <h1 className="text-2xl">{t('views.title')}</h1>
      <p lang={textLanguage(titleLanguage)} className="mt-1 font-semibold wrap-anywhere">
        {title}
      </p>
      <p className="mt-1 mb-4 max-w-180 text-ink-2 text-sm text-pretty">{t('views.text')}</p>
      <h2 className="sr-only">{t('views.people')}</h2>
      <PagedList
        query={query}
        keyOf={({ userId }) => userId}
        skeleton={<CardPersonRowSkeleton />}
        skeletons={6}
        empty={<NoViews path={state === 'verified' ? demandPath(id) : null} />}
        className="gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(view) => <ViewRow view={view} />}
      </PagedList>
    </div>
  );
}

function ViewRow({ view }: { view: ContactView }) {
  const t = useTranslations('demandManage.views');
  const { lastAt, lookCount } = view;
  return (
    <CardPersonRow
      person={{ ...view, tagline: '' }}
      facts={t('last', { time: formatDate(Date.parse(lastAt), { withTime: true }), count: lookCount })}
      // Only the way to their page.
      action={false}
    />
  );
}

function NoViews({ path }: { path: string | null }) {
  const t = useTranslations('demandManage');
  return (
    <Notice title={t('views.none')} text={t('views.noneText')}>
      {path && (
        <Link href={path} className={buttonClass('ink')}>
          {t('own.see')}
        </Link>
      )}
    </Notice>
  );
}
