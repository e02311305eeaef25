import { actionClass } from '@/components/ui/action-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useCollect } from '@/lib/reactions/collection/client/collect';
import type { CollectionKind } from '@/lib/reactions/collection/codes';

interface CardCollectActionProps {
  kind: CollectionKind;
  id: string;
  words: { collect: string; collected: string };
}

/** Collects the thing of a page, or removes it, and shows which state it has. */
export function CardCollectAction({ kind, id, words }: CardCollectActionProps) {
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
