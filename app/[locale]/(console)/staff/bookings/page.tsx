import { BookingsConsole } from '@/components/business/advertising/console-bookings';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewBookings', 'advertisingConsole.title');

/** The bookings of advertisements. */
export default async function BookingsPage({ searchParams }: PageProps) {
  await requireStaff('reviewBookings', '/staff/bookings', searchParams);
  return (
    <ClientWords of={['staff', 'advertising', 'advertisingConsole']}>
      <BookingsConsole />
    </ClientWords>
  );
}
