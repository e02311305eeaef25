import { getTranslations } from 'next-intl/server';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { LatestEntries } from '@/components/base/staff/latest-entries';
import { Overview } from '@/components/base/staff/overview';
import { requireStaff } from '@/lib/app/caller-context';
import { countWaiting, latestEntries, sectionsOf } from '@/lib/app/console';
import { consoleHead } from '@/lib/app/page-head';

export const generateMetadata = consoleHead('openConsole', 'staff.overview.title');

/** What waits for staff, and what was done last. */
export default async function OverviewPage() {
  const context = await requireStaff('openConsole', '/staff');
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
