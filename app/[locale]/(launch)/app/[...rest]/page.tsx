import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Launch } from '@/components/base/app-link/launch';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** It depends on the browser and on the query; any path may stand behind `/app/`. Never cached. */
export const dynamic = 'force-dynamic';

interface LaunchPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appLink.launch');
  return { title: t('title'), robots: { index: false } };
}

/** Tries to open the native app (specification section 2, 'App-open pages'). */
export default async function LaunchPage({ params, searchParams }: LaunchPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const query = Object.entries(await searchParams).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value]),
  );
  return (
    <Launch
      language={language}
      ways={currentWays()}
      userAgent={(await headers()).get('user-agent') ?? ''}
      query={new URLSearchParams(query)}
    />
  );
}
