import type { AnyNoticeSource, NoticeSource, Told } from '@/lib/base/notice/port';
import type { Context, Notices } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import type { Listeners } from '@/lib/platform/server/events';
import type { Slice } from '@/lib/platform/server/slice';
import { tellNotices } from '@/lib/reactions/message/port';
import { slices } from './slices';

const sources = slices.flatMap((slice: Slice): readonly AnyNoticeSource[] => slice.notices ?? []);

/** The sources of notices of all slices. */
export const notices: Notices = { byKind: new Map(sources.map((source) => [source.kind, source])) };

/** Listeners that pass the notices of each event to `message`. */
export const noticeListeners: Listeners = Object.fromEntries(
  [...Map.groupBy(sources, ({ on }) => on)].map(([on, own]) => [on, [listenerOf(own as NoticeSource[])]]),
);

/** Writes the notices of all sources of one event together. */
function listenerOf(own: readonly NoticeSource[]) {
  return async (context: Context, tx: Tx, event: EventKinds[keyof EventKinds]): Promise<void> => {
    const told: Told[] = [];
    for (const source of own) {
      for (const notice of await source.tell(context, tx, event)) told.push({ source, notice });
    }
    await tellNotices(context, tx, told);
  };
}
