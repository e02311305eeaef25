import { ChatsConsole } from '@/components/business/chat/console-chats';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';

export const generateMetadata = consoleHead('answerChats', 'chatConsole.title');

/** The conversations with visitors. */
export default async function ChatsPage() {
  await requireStaff('answerChats', '/staff/chats');
  return (
    <ClientWords of={['staff', 'chatConsole']}>
      <ChatsConsole id={null} />
    </ClientWords>
  );
}
