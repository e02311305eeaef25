import { notFound } from 'next/navigation';
import { requireStaff } from '@/lib/app/caller-context';
import type { PageProps } from '@/lib/app/page-props';

/** An unknown address in the console: staff stay in the console, where the site would redirect to the home page. */
export default async function UnknownConsolePage({ params }: PageProps<'rest', string[]>) {
  const { rest } = await params;
  await requireStaff('openConsole', `/staff/${rest.join('/')}`);
  notFound();
}
