'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { formatCapped } from '@/lib/platform/shared/format/capped';
import { useChangeNotices } from '@/lib/reactions/message/client/change-notices';
import { useUnread } from '@/lib/reactions/message/client/unread';
import { mostCounted, type NoticeType } from '@/lib/reactions/message/codes';
import type { UnreadCounts } from '@/lib/reactions/message/contract';

interface ListBarProps {
  type: NoticeType | '';
  /** The `seq` of the latest that the list shows; 0 when it shows none. */
  until: number;
  /** The unread ones as the page told. */
  told: UnreadCounts;
  /** Asks for the list anew. */
  onRenew(): void;
}

/** Above a list of notices: how many are unread, whether more have come since it was read, and the press that marks all. */
export function ListBar({ type, until, told, onRenew }: ListBarProps) {
  const t = useTranslations('message');
  const { markAllRead } = useChangeNotices();
  const count = (useUnread() ?? told)[type || 'all'];
  const { hasMore, seen } = useArrivals(count);
  const [isMarking, setMarking] = useState(false);

  async function markAll() {
    if (isMarking) return;
    setMarking(true);
    await markAllRead(type, until);
    setMarking(false);
  }

  if (until === 0 && count === 0) return null;
  return (
    <div className="-mt-2 flex min-h-11 items-center justify-between gap-4 text-sm">
      <div role="status" className="min-w-0">
        {hasMore ? (
          <button
            type="button"
            onClick={() => {
              seen();
              onRenew();
            }}
            className="min-h-11 text-left font-semibold text-accent"
          >
            {t('arrived')}
          </button>
        ) : (
          <p className="text-ink-3 tabular-nums">
            {count === 0 ? t('noneUnread') : t('countUnread', { count: formatCapped(count, mostCounted) })}
          </p>
        )}
      </div>
      {count > 0 && until > 0 && (
        <button
          type="button"
          aria-disabled={isMarking}
          onClick={markAll}
          className="min-h-11 flex-none font-semibold text-ink-2 transition-colors hover:text-ink"
        >
          {t('markAllRead')}
        </button>
      )}
    </div>
  );
}

/** Whether more have come to be unread since the list was asked for. */
function useArrivals(count: number) {
  const [{ hasMore, last }, set] = useState({ hasMore: false, last: count });
  useEffectOn(count, (now) => set((before) => ({ hasMore: before.hasMore || now > before.last, last: now })));
  return { hasMore, last, seen: () => set({ hasMore: false, last: count }) };
}
