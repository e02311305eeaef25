import type { PageProps } from '@/lib/app/page-props';
import { ShortlistPage, shortlistHead } from './shortlist-page';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: PageProps<'contestName'>) =>
  shortlistHead((await params).contestName);

/** The shortlist of a contest (specification section 2, /match/{contestName}/shortlistedEntries). */
export default async function ContestShortlistPage({ params }: PageProps<'contestName'>) {
  return <ShortlistPage name={(await params).contestName} />;
}
