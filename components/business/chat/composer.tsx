import { IconShape } from '@/components/ui/icon';
import { chatLimits } from '@/lib/business/chat/codes';
import type { ChatWords } from './chat-words';

/** The message field; its code is loaded with the chat (`use-composer.ts`). */
export function Composer({ words }: { words: ChatWords['composer'] }) {
  return (
    <div className="flex shrink-0 items-end gap-2 border-t border-line px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] noscript:hidden">
      <textarea
        rows={1}
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={chatLimits.text}
        enterKeyHint="send"
        autoComplete="off"
        className="max-h-40 min-h-11 w-full min-w-0 resize-none rounded-lg border border-line bg-surface px-4 py-2 text-lg outline-none placeholder:text-ink-3 focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-1"
      />
      <button
        // Not a form: the browser would submit it while the page sleeps, and what is typed would be lost (ADR 13).
        type="button"
        aria-label={words.send}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-ink"
      >
        <IconShape path="M12 19V5M6 11l6-6 6 6" />
      </button>
    </div>
  );
}
