import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Language } from '@/lib/platform/shared/language';
import type { VideoDetail } from '@/lib/works/work/contract';
import { getVideoDetail } from '@/lib/works/work/server/get-video-detail';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether an id can be one of a work, so that no other address is asked for or kept. */
const isVideoId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * All that everybody may see of a work. Null for none, tagged all the same, so that a kept 404 ends when the work is
 * approved. Read once for a rendering.
 */
export const readVideo = cache(async (language: Language, id: string) => {
  if (!isVideoId(id)) return null;
  return taggedRead([videoTag(id)], () => getVideoDetail(visitorContext(language), { id }).catch(orNull));
});

/** What a work's page says of it where there is room for a sentence or two. */
export function videoDescription({ intro, title, nickName }: VideoDetail): string {
  return truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) || `${title} · ${nickName}`;
}
