import { BannersConsole } from '@/components/business/banner/console-banners';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('editBanners', 'bannerConsole.title');

/** The banners of every place. */
export default async function BannersPage({ searchParams }: PageProps) {
  await requireStaff('editBanners', '/staff/banners', searchParams);
  return (
    <ClientWords of={['staff', 'bannerConsole']}>
      <BannersConsole />
    </ClientWords>
  );
}
