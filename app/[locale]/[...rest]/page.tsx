import { redirect } from '@/lib/platform/i18n/navigation';
import { isLanguage } from '@/lib/platform/shared/language';

/** Unknown paths redirect to the home page in the visitor's language (specification section 2). Never cached. */
export const dynamic = 'force-dynamic';

export default async function UnknownPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  redirect({ href: '/', locale: isLanguage(locale) ? locale : 'zh' });
}
