import { notFound } from 'next/navigation';
import { requireStaff } from '@/lib/app/caller-context';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** An address of the console that is no page: staff stay in the console, where the site would lead them home. */
export default async function UnknownConsolePage({ params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  const { locale, rest } = await params;
  const path = `/staff/${rest.join('/')}`;
  await requireStaff(isLanguage(locale) ? locale : defaultLanguage, path, 'openConsole');
  notFound();
}
