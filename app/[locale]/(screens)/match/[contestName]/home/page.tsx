import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { PageProps } from '@/lib/app/page-props';
import { contestPath } from '@/lib/events/contest/client/addresses';
import { redirectForGood } from '@/lib/platform/i18n/navigation';
import { readContest } from '../read-contest';

/** Rendered on the first request, and cached until outdated. */
export const generateStaticParams = () => [];

/** The home of a contest by its longer address (specification section 2, /match/{contestName}/home): it has one address. */
export default async function ContestHomePage({ params }: PageProps<'contestName'>) {
  const locale = await getLocale();
  const { name } = (await readContest(locale, (await params).contestName)) ?? notFound();
  redirectForGood({ locale, href: contestPath(name) });
}
