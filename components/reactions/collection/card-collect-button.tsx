'use client';

import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useCollect } from '@/lib/reactions/collection/client/collect';
import type { CollectionKind } from '@/lib/reactions/collection/codes';

interface CardCollectButtonProps {
  kind: CollectionKind;
  id: string;
  title: string;
  /** `picture` stands on the picture of a thing, `plain` beside its words. */
  look?: keyof typeof looks;
}

/** Collects a thing or removes it, from its card. */
export function CardCollectButton({ kind, id, title, look = 'picture' }: CardCollectButtonProps) {
  const t = useTranslations('collection');
  const { isCollected, press } = useCollect(kind, id);
  return (
    <button
      type="button"
      aria-label={t('collect', { title })}
      aria-pressed={isCollected}
      onClick={press}
      className={`group/collect grid size-11 noscript:hidden place-items-center rounded-full ${looks[look].colours[isCollected ? 'on' : 'off']}`}
    >
      <span className={`grid size-8 place-items-center rounded-full transition-colors ${looks[look].sign}`}>
        <ScreenIcon name="bookmark" className={`size-4.5 ${isCollected ? 'fill-current' : ''}`} />
      </span>
    </button>
  );
}

const looks = {
  picture: {
    colours: { on: 'text-white', off: 'text-white' },
    sign: 'bg-shade/60 group-hover/collect:bg-shade/80',
  },
  plain: { colours: { on: 'text-accent', off: 'text-ink-3' }, sign: 'group-hover/collect:bg-sunk' },
} as const;
