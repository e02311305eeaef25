import { ChatsConsole } from '@/components/business/chat/console-chats';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('answerChats', 'chatConsole.title');

/** The conversations with visitors, one of them open. */
export default async function ChatPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  await requireStaff('answerChats', `/staff/chats/${id}`);
  return (
    <ClientWords of={['staff', 'chatConsole']}>
      <ChatsConsole id={id} />
    </ClientWords>
  );
}
