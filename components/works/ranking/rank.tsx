import { useTranslations } from 'next-intl';
import { Stamp } from '@/components/ui/stamp';

interface RankProps {
  rank: number;
  /** Ranks gained since the previous board, negative when lost; null for new entries. */
  moved: number | null;
  className?: string;
}

/** A rank and its change, as text and not only by colour. */
export function Rank({ rank, moved, className = '' }: RankProps) {
  const t = useTranslations('ranking');
  return (
    <div className={`flex flex-none items-center ${className}`}>
      <span className="font-bold leading-none tracking-tight tabular-nums">
        <span className="sr-only">{t('rank', { rank })}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <Movement moved={moved} />
    </div>
  );
}

function Movement({ moved }: { moved: number | null }) {
  const t = useTranslations('ranking.moved');
  if (moved === null) return <Stamp tone="lit">{t('new')}</Stamp>;
  const places = Math.abs(moved);
  const way = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  return (
    <span className={`text-xs leading-4 tabular-nums ${colours[way]}`}>
      <span className="sr-only">{t(way, { places })}</span>
      <span aria-hidden="true">{way === 'same' ? '–' : `${signs[way]}${places}`}</span>
    </span>
  );
}

const signs = { up: '▲', down: '▼' } as const;
const colours = { up: 'text-ok', down: 'text-danger', same: 'text-ink-3' } as const;
