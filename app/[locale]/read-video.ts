import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Language } from '@/lib/platform/shared/language';
import type { VideoDetail } from '@/lib/works/work/contract';
import { getVideoDetail } from '@/lib/works/work/server/get-video-detail';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether a string can be the id of a work, so that no other address is read or cached. */
const isVideoId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * The public data of a work. Null for an unknown one, but tagged, so that a cached 404 ends when the work is approved.
 * Read once per rendering.
 */
export const readVideo = cache(async (language: Language, id: string) => {
  if (!isVideoId(id)) return null;
  return taggedRead([videoTag(id)], () => getVideoDetail(visitorContext(language), { id }).catch(orNull));
});

/** A description of a work in a sentence or two. */
export function videoDescription({ intro, title, nickName }: VideoDetail): string {
  return truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) || `${title} · ${nickName}`;
}
