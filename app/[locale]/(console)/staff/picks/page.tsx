import { PicksConsole } from '@/components/works/recommend/console-picks';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { beijingDay } from '@/lib/platform/shared/format/beijing';

export const generateMetadata = consoleHead('editContent', 'recommendConsole.title');

/** The picks of the months. */
export default async function PicksPage({ searchParams }: PageProps) {
  const context = await requireStaff('editContent', '/staff/picks', searchParams);
  const { work } = await searchParams;
  const thisMonth = beijingDay(context.now()).slice(0, 7);
  return (
    <ClientWords of={['staff', 'recommendConsole']}>
      <PicksConsole thisMonth={thisMonth} work={typeof work === 'string' ? work : ''} />
    </ClientWords>
  );
}
