import type { PageProps } from '@/lib/app/page-props';
import { WorksPage, worksHead } from './works-page';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: PageProps<'contestName'>) => worksHead((await params).contestName);

/** The works of a contest (specification section 2, /match/{contestName}/works). */
export default async function ContestWorksPage({ params }: PageProps<'contestName'>) {
  return <WorksPage name={(await params).contestName} />;
}
