'use client';

import { formatCapped } from '@/lib/platform/shared/format/capped';
import { useUnread } from '@/lib/reactions/message/client/unread';
import { mostCounted } from '@/lib/reactions/message/codes';

interface UnreadBadgeProps {
  /** What the number counts, for who does not see where it stands. */
  label: string;
  className?: string;
}

/** How many notices are unread; nothing where none are, and as long as nobody knows. */
export function UnreadBadge({ label, className = '' }: UnreadBadgeProps) {
  const count = useUnread()?.all ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-accent-ink text-xs whitespace-nowrap tabular-nums ${className}`}
    >
      <span>
        <span className="sr-only">{label} </span>
        {formatCapped(count, mostCounted)}
      </span>
    </span>
  );
}
