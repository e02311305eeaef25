import { notFound } from 'next/navigation';
import { requireStaff } from '@/lib/app/caller-context';
import type { PageProps } from '@/lib/app/page-props';

/** An address of the console that is no page: staff stay in the console, where the site would lead them home. */
export default async function UnknownConsolePage({ params }: PageProps<'rest', string[]>) {
  const { rest } = await params;
  await requireStaff('openConsole', `/staff/${rest.join('/')}`);
  notFound();
}
