import type { ReactNode } from 'react';
import type { ShownUnsent } from '@/lib/business/chat/client/unsent';
import type { ChatMessage } from '@/lib/business/chat/contract';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { languageNames } from '@/lib/platform/shared/language';
import { dayOf, dayWords, timeOf } from './chat-times';
import type { ChatWords } from './chat-words';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  unsent: readonly ShownUnsent[];
  words: ChatWords['room'];
  onRetry(): void;
  onTakeBack(clientId: string): void;
}

/** The messages, oldest first, with a line where a day begins. New messages are announced politely. */
export function ChatLog({ messages, unsent, words, onRetry, onTakeBack }: ChatLogProps) {
  const days = messages.map(({ at }) => dayOf(at));
  const sent = messages.map(({ clientId, side, text, at }, index) => (
    <li key={clientId} className="flex flex-col">
      {days[index] !== days[index - 1] && <Day at={at} words={words} />}
      <Bubble isOwn={side === 'visitor'} name={side === 'visitor' ? words.you : words.staff} text={text}>
        <time dateTime={at}>{timeOf(at, locale())}</time>
      </Bubble>
    </li>
  ));
  const waiting = unsent.map(({ clientId, text, state, problem }) => (
    <li key={clientId} className="flex flex-col">
      <Bubble isOwn name={words.you} text={text} isUnsent={state !== 'sending'}>
        <span className={state === 'sending' ? '' : 'text-danger'}>{problem || words[state]}</span>
        {state === 'late' && <Action onPress={onRetry}>{words.retry}</Action>}
        {state === 'refused' && <Action onPress={() => onTakeBack(clientId)}>{words.takeBack}</Action>}
      </Bubble>
    </li>
  ));
  return (
    <div role="log" aria-label={words.log}>
      <ol className="mt-6 flex flex-col gap-3 empty:hidden">
        {/* One list, so that a message keeps its element when it is delivered. */}
        {[...sent, ...waiting]}
      </ol>
    </div>
  );
}

const locale = () => languageNames[pageLanguage()].html;

function Day({ at, words }: { at: string; words: ChatWords['room'] }) {
  return (
    <p className="mt-3 mb-4 flex items-center gap-4 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at}>{dayWords(at, Date.now(), locale(), words)}</time>
    </p>
  );
}

interface BubbleProps {
  isOwn: boolean;
  /** Who speaks, for screen readers. */
  name: string;
  text: string;
  isUnsent?: boolean;
  /** Shown below it. */
  children: ReactNode;
}

function Bubble({ isOwn, name, text, isUnsent = false, children }: BubbleProps) {
  const own = isUnsent ? 'border border-dashed border-ink-3 bg-surface' : 'bg-accent text-accent-ink';
  const looks = isOwn ? `self-end rounded-br-sm ${own}` : 'self-start rounded-bl-sm border border-line bg-surface';
  return (
    <>
      <p className={`max-w-[85%] rounded-lg px-4 py-2 whitespace-pre-wrap wrap-anywhere ${looks}`}>
        <span className="sr-only">{name}: </span>
        {text}
      </p>
      <div
        className={`mt-1 flex flex-wrap items-center gap-x-4 text-xs tabular-nums text-ink-3 ${isOwn ? 'justify-end' : ''}`}
      >
        {children}
      </div>
    </>
  );
}

function Action({ onPress, children }: { onPress(): void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-1 min-h-11 text-sm font-semibold text-ink underline underline-offset-4"
    >
      {children}
    </button>
  );
}
