import { createHash } from 'node:crypto';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { ChatSide } from '../codes';

const minute = 60_000;

interface SeedConversation {
  code: string;
  language: Language;
  email: string | null;
  /** How many minutes before the seeding it ended. */
  minutesAgo: number;
  isClosed: boolean;
  messages: readonly [ChatSide, string][];
}

const conversations: readonly SeedConversation[] = [
  {
    code: 'KDWM',
    language: 'zh',
    email: null,
    minutesAgo: 12,
    isClosed: false,
    messages: [
      ['visitor', '你好，想问一下公众号头条最早能订哪一周？'],
      ['visitor', '我们是十二月底的展览。'],
    ],
  },
  {
    code: 'RTHA',
    language: 'en',
    email: 'curator@lightfield.example',
    minutesAgo: 190,
    isClosed: false,
    messages: [
      ['visitor', 'Do you also find sound artists, or only light?'],
      ['staff', 'Both. Tell us the place and the dates and we will send you names.'],
    ],
  },
  {
    code: 'BQLE',
    language: 'zh',
    email: 'studio@lightfield.example',
    minutesAgo: 2900,
    isClosed: true,
    messages: [
      ['visitor', '提交需求以后多久有人联系？'],
      ['staff', '一个工作日内。您的编号是多少？我先看一眼。'],
      ['visitor', '已经收到电话了，谢谢！'],
      ['staff', '好的，祝顺利。'],
    ],
  },
];

/** The answering member of the demonstration's staff. */
const authorId = 'person-sales';

/** Writes the demonstration's conversations. `now` in ms. */
export async function seedChats(tx: Tx, now: number): Promise<void> {
  for (const [index, { minutesAgo, isClosed, messages, ...conversation }] of conversations.entries()) {
    const id = `chat-${index + 1}`;
    const [lastSide, lastText] = messages.at(-1) ?? (['visitor', ''] as const);
    const endedAt = now - minutesAgo * minute;
    const answered = messages.findLastIndex(([side]) => side === 'staff') + 1;
    await tx
      .insertInto('chat_conversation')
      .values({
        ...conversation,
        id,
        // Of a key that nobody has.
        key_hash: createHash('sha256').update(id).digest('hex'),
        person_id: null,
        state: isClosed ? 'closed' : 'open',
        landing: '/business',
        last_seq: messages.length,
        staff_seq: isClosed ? messages.length : answered,
        visitor_seq: messages.length,
        last_text: lastText,
        last_side: lastSide,
        last_at: endedAt,
        version: 1,
        changed_at: endedAt,
        created_at: endedAt - messages.length * minute,
      })
      .execute();
    await tx
      .insertInto('chat_message')
      .values(
        messages.map(([side, text], place) => ({
          conversation_id: id,
          seq: place + 1,
          side,
          author_id: side === 'staff' ? authorId : null,
          text,
          client_id: `${id}-${place + 1}`,
          created_at: endedAt - (messages.length - 1 - place) * minute,
        })),
      )
      .execute();
  }
}
