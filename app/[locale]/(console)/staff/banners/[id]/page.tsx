import { BannerForm } from '@/components/business/banner/console-banner-form';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getBannerRow } from '@/lib/business/banner/server/banner-rows';

export const generateMetadata = consoleHead('editBanners', 'bannerConsole.title');

/** One banner, or `new`. */
export default async function BannerPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('editBanners', `/staff/banners/${id}`);
  const banner = id === 'new' ? null : await getBannerRow(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'bannerConsole']}>
      <BannerForm banner={banner} />
    </ClientWords>
  );
}
