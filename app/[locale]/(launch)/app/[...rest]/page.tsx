import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { Launch } from '@/components/base/app-link/launch';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, type PageProps } from '@/lib/app/page-props';
import { currentWays } from '@/lib/base/app-link/server/app-ways';

/** The page depends on the browser and on the query; any path may follow `/app/`. Never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('appLink.launch.title');

/** Tries to open the native app (specification section 2, 'App-open pages'). */
export default async function LaunchPage({ searchParams }: PageProps) {
  return (
    <Launch
      language={await getLocale()}
      ways={currentWays()}
      userAgent={(await headers()).get('user-agent') ?? ''}
      query={await askedOf(searchParams)}
    />
  );
}
