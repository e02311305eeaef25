'use client';

import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useCollect } from '@/lib/reactions/collection/client/collect';
import type { CollectionKind } from '@/lib/reactions/collection/codes';

interface CardCollectButtonProps {
  kind: CollectionKind;
  id: string;
  title: string;
}

/** Collects a thing or removes it; placed on its picture. */
export function CardCollectButton({ kind, id, title }: CardCollectButtonProps) {
  const t = useTranslations('collection');
  const { isCollected, press } = useCollect(kind, id);
  return (
    <button
      type="button"
      aria-label={t('collect', { title })}
      aria-pressed={isCollected}
      onClick={press}
      className="group/collect grid size-11 noscript:hidden place-items-center rounded-full text-white"
    >
      <span className="grid size-8 place-items-center rounded-full bg-shade/60 transition-colors group-hover/collect:bg-shade/80">
        <ScreenIcon name="bookmark" className={`size-4.5 ${isCollected ? 'fill-current' : ''}`} />
      </span>
    </button>
  );
}
