import { v7 as uuid } from 'uuid';
import type { Notice, Told } from '@/lib/base/notice/port';
import { writeDetail } from './detail';

/** A notice with a reader. */
export type Addressed = Told & { notice: Notice & { to: string } };

/** Its number among those of its reader, and when it is told, in ms. */
export interface Turn {
  seq: number;
  now: number;
}

/** The row of a notice that gathers nothing; one that somebody did is hidden until they are in it. */
export const newNotice = ({ source, notice }: Addressed, { seq, now }: Turn) => ({
  ...{ id: uuid(), person_id: notice.to, type: source.type, kind: source.kind, gather_key: null },
  ...{ about_kind: notice.about?.kind ?? null, about_id: notice.about?.id ?? null, detail: writeDetail(notice) },
  ...{ actor_count: 0, seq, read_seq: 0, last_at: now, is_shown: notice.by === null ? (1 as const) : (0 as const) },
});
