import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangeScreen } from '@/components/front/settings/change-screen';
import { changeOf } from '@/components/front/settings/changes';
import { SecurityScreen } from '@/components/front/settings/security-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface SecurityPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Partial<Record<'change' | 'redirecturl', string | string[]>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('security') };
}

/**
 * The ways into the account, or one of them to be changed. With `redirecturl` it asks for a phone where none is bound,
 * and leads there once one is.
 */
export default async function SecurityPage({ params, searchParams }: SecurityPageProps) {
  const { locale } = await params;
  const asked = await searchParams;
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ''])),
  );
  const path = `/Settings/security${query.size > 0 ? `?${query}` : ''}`;
  const security = await getSecurity(await requirePerson(isLanguage(locale) ? locale : defaultLanguage, path));
  const redirectUrl = query.get('redirecturl');
  const change = changeOf(query.get('change'), redirectUrl !== null && security.phone === null);
  if (change === null) return <SecurityScreen security={security} />;
  return <ChangeScreen key={change} change={change} security={security} redirectUrl={redirectUrl} />;
}
