import type { PageProps } from '@/lib/app/page-props';
import { AwardsPage, awardsHead } from './awards-page';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: PageProps<'contestName'>) => awardsHead((await params).contestName);

/** The awards of a contest (specification section 2, /match/{contestName}/awards). */
export default async function ContestAwardsPage({ params }: PageProps<'contestName'>) {
  return <AwardsPage name={(await params).contestName} />;
}
