import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/community/topic/desk/desk-frame';
import { callerContext } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { getDeskHead } from '@/lib/community/topic/server/desk/get-desk-head';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * The desk of a channel: its head above each of its pages. Each page checks itself who may see it, and what it shows to others
 * stands without the head.
 */
export default async function TopicManageLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ id: string }>;
}) {
  const { id } = await params;
  const context = await callerContext();
  const head = await getDeskHead(context, id).catch((error: unknown) => {
    if (error instanceof CodedError) return null;
    throw error;
  });
  return (
    <ClientWords of={['topicManage', 'workCard']}>
      {head && <DeskFrame head={head} />}
      {children}
    </ClientWords>
  );
}
