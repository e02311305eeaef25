import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { LatestEntries } from '@/components/base/staff/latest-entries';
import { Overview } from '@/components/base/staff/overview';
import { requireStaff } from '@/lib/app/caller-context';
import { countWaiting, latestEntries, sectionsOf } from '@/lib/app/console';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff.overview');
  return consoleMetadata('openConsole', t('title'));
}

/** What waits for somebody, and what was done last. */
export default async function OverviewPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requireStaff(isLanguage(locale) ? locale : defaultLanguage, '/staff', 'openConsole');
  const t = await getTranslations('staff.overview');
  const sections = sectionsOf(context).map(({ name, path }) => ({ name, path }));
  const [waiting, entries] = await Promise.all([countWaiting(context), latestEntries(context)]);
  return (
    <ConsolePage title={t('title')}>
      <Overview sections={sections} waiting={waiting} />
      {entries && <LatestEntries entries={entries} />}
    </ConsolePage>
  );
}
