import { getLocale } from 'next-intl/server';
import { redirect } from '@/lib/platform/i18n/navigation';

/** Unknown paths redirect to the home page in the visitor's language (specification section 2). Never cached. */
export const dynamic = 'force-dynamic';

export default async function UnknownPage() {
  redirect({ href: '/', locale: await getLocale() });
}
