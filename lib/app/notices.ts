import type { AnyNoticeSource, NoticeSource, Told } from '@/lib/base/notice/port';
import type { Context, Notices } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import type { Listeners } from '@/lib/platform/server/events';
import type { Slice } from '@/lib/platform/server/slice';
import { tellNotices } from '@/lib/reactions/message/port';
import { slices } from './slices';

const sources = slices.flatMap((slice: Slice): readonly AnyNoticeSource[] => slice.notices ?? []);

/** What the slices tell people of. */
export const notices: Notices = { byKind: new Map(sources.map((source) => [source.kind, source])) };

/** Hears, for `message`, every event that people are told of. */
export const noticeListeners: Listeners = Object.fromEntries(
  [...Map.groupBy(sources, ({ on }) => on)].map(([on, own]) => [on, [listenerOf(own as NoticeSource[])]]),
);

/** Tells in one go what the sources of one event have to say of it. */
function listenerOf(own: readonly NoticeSource[]) {
  return async (context: Context, tx: Tx, event: EventKinds[keyof EventKinds]): Promise<void> => {
    const told: Told[] = [];
    for (const source of own) {
      for (const notice of await source.tell(context, tx, event)) told.push({ source, notice });
    }
    await tellNotices(context, tx, told);
  };
}
