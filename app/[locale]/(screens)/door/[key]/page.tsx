import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { DoorScreen } from '@/components/events/door/door-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { visitorContext } from '@/lib/app/visitor';
import { readDoorPage } from './read';

/** It shows how many are in, and is only for people who have its key. */
export const dynamic = 'force-dynamic';

/** Its address is a secret key: neither search engines nor other sites may get it. */
export const generateMetadata = privateHead('door.pageTitle', {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** The check-in of an activity for a helper, without an account. */
export default async function HelperDoorPage({ params }: PageProps<'key'>) {
  const { key } = await params;
  const found = await readDoorPage(visitorContext(await getLocale()), key);
  if (!found) notFound();
  return (
    <ClientWords of={['door']}>
      <DoorScreen access={{ activityId: '', key }} door={found.door} />
    </ClientWords>
  );
}
