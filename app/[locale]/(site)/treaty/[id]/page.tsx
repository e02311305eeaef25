import type { Metadata } from 'next';
import type { PageProps } from '@/lib/app/page-props';
import { legalHead, legalPage } from '../../legal-page';

/** Rendered on the first request, and cached until outdated. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'id'>): Promise<Metadata> {
  return legalHead((await params).id);
}

/** Any legal text that staff have published (specification section 2, /treaty/{id}). */
export default async function TreatyPage({ params }: PageProps<'id'>) {
  return legalPage((await params).id);
}
