import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { broadcastTag } from '@/lib/live/broadcast/server/page-tags';
import { findRecorded } from '@/lib/live/replay/server/find-recorded';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { commentsTag } from '@/lib/reactions/comment/server/page-tags';
import { findRelated } from '@/lib/works/recommend/server/find-related';
import { videoTag } from '@/lib/works/work/server/page-tags';
import { readAwardMarks } from '../../../../read-award-marks';
import { readVideo } from '../../../../read-video';

/**
 * What the first HTML of a work's page shows: the work, what it won, the broadcast that it was recorded of, its first comments, and
 * what to watch next. Null for an unknown one.
 */
export const readVideoPage = cache(async (language: Language, id: string) => {
  const video = await readVideo(language, id);
  if (!video) return null;
  const context = visitorContext(language);
  const latest = { kind: 'video', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = [commentsTag('video', id), authorsTag];
  const comments = await taggedRead(said, () => findComments(context, latest).catch(orNull));
  if (!comments) return null;
  const related = await taggedRead([videoTag(id)], () => findRelated(context, { id }));
  // The related works may be taken down as well.
  await taggedRead(
    related.map(({ videoId }) => videoTag(videoId)),
    async () => null,
  );
  const marks = await readAwardMarks(context, { workIds: [id] }, videoTag(id));
  const recorded = await taggedRead([videoTag(id)], () => findRecorded(context, id));
  // It may be taken down, or get another replay.
  if (recorded) await taggedRead([broadcastTag(recorded.id)], async () => null);
  return { video, related, comments, marks, recorded };
});
