import { ScreenIcon } from '@/components/ui/screen-icon';
import { useCollect } from '@/lib/reactions/collection/client/collect';
import type { CollectionKind } from '@/lib/reactions/collection/codes';

/** The look of what can be done with the thing that a page is about. */
export const actionClass =
  'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-md bg-sunk px-2 text-sm hover:bg-line';

interface CollectActionProps {
  kind: CollectionKind;
  id: string;
  words: { collect: string; collected: string };
}

/** Collects what the page is about, or no longer, and says which. */
export function CollectAction({ kind, id, words }: CollectActionProps) {
  const { isCollected, press } = useCollect(kind, id);
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      onClick={press}
      className={`${actionClass} ${isCollected ? 'text-accent' : ''}`}
    >
      <ScreenIcon name="bookmark" className={`size-4.75 ${isCollected ? 'fill-current' : ''}`} />
      {isCollected ? words.collected : words.collect}
    </button>
  );
}
