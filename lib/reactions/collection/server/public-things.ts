import type { Expression, SelectQueryBuilder } from 'kysely';
import { activityStatus } from '@/lib/events/activity/contract';
import type { Reader } from '@/lib/platform/server/db/database';
import { findPublicPlaylist } from '@/lib/works/playlist/port';
import type { CollectionKind } from '../codes';

type Find = (db: Reader, id: string | Expression<string>) => Expression<{ id: string }> & Runnable;
type Runnable = Pick<SelectQueryBuilder<never, never, { id: string }>, 'executeTakeFirst'>;

/**
 * How a thing of each kind is found by its id if everybody may see it: one row then, else none. A slice that lands adds
 * its kind here.
 */
export const findPublic: Record<CollectionKind, Find> = {
  video: (db, id) => db.selectFrom('video').select('id').where('id', '=', id).where('state', '=', 'verified'),
  activity: (db, id) =>
    db.selectFrom('activity').select('id').where('id', '=', id).where('review_state', '=', activityStatus.passed),
  playlist: findPublicPlaylist,
};
