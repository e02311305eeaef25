import { cache } from 'react';
import type { Thread } from '@/lib/comment/contract';
import { findComments } from '@/lib/comment/server/find-comments';
import { commentsTag } from '@/lib/comment/server/page-tags';
import { authorsTag } from '@/lib/person/server/page-tags';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { VideoDetail } from '@/lib/video/contract';
import { findRelated } from '@/lib/video/server/find-related';
import { getVideoDetail } from '@/lib/video/server/get-video-detail';
import { videoTag } from '@/lib/video/server/page-tags';
import { visitorContext } from './visitor';

/** Whether an id can be one of a work, so that no other address is asked for or kept. */
const isVideoId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * All that everybody may see of a work. Null for none, tagged all the same, so that a kept 404 ends when the work is
 * approved. Read once for a rendering.
 */
const readVideo = cache(async (language: Language, id: string) => {
  if (!isVideoId(id)) return null;
  return taggedRead([videoTag(id)], () => getVideoDetail(visitorContext(language), { id }).catch(nothing));
});

/** What the player alone shows: a work that everybody may see and whose film can be played, else null. */
export async function readFilmPage(language: Language, id: string): Promise<VideoDetail | null> {
  const video = await readVideo(language, id);
  return video?.size ? video : null;
}

/**
 * What stands in the first HTML of a work's page: the work, the first of what is said about it, and what to watch next. Null
 * for none.
 */
export const readVideoPage = cache(async (language: Language, id: string) => {
  const video = await readVideo(language, id);
  if (!video) return null;
  const context = visitorContext(language);
  const latest = { kind: 'video', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = [commentsTag('video', id), authorsTag];
  const comments = await taggedRead(said, () => findComments(context, latest).catch(nothing));
  if (!comments) return null;
  const related = await taggedRead([videoTag(id)], () => findRelated(context, { id }));
  // What is shown beside it may be taken down as well.
  await taggedRead(
    related.map(({ videoId }) => videoTag(videoId)),
    async () => null,
  );
  return { video, related, comments };
});

function nothing(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}

/** What a work's page says of it where there is room for a sentence or two. */
export function videoDescription({ intro, title, nickName }: VideoDetail): string {
  return truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) || `${title} · ${nickName}`;
}

interface VideoFacts {
  video: VideoDetail;
  comments: Thread[];
  language: Language;
  /** The absolute address of the page. */
  url: string;
  siteUrl: string;
  /** What the home page is called, at the beginning of the trail. */
  home: string;
}

/** Says to search engines what a page shows: a film, who made it, when, how long and how often seen it is, what is said. */
export function videoJsonLd({ video, comments, language, url, siteUrl, home }: VideoFacts): Record<string, unknown> {
  const { author, credits, thumb } = video;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const person = (one: { userId: string; nickname: string }) => ({
    '@type': 'Person',
    name: one.nickname,
    url: absolute(`${languageNames[language].prefix}/otherPeople?userId=${one.userId}`),
  });
  const film = {
    '@type': 'VideoObject',
    '@id': url,
    url,
    name: video.title,
    description: videoDescription(video),
    inLanguage: languageNames[video.titleLanguage].html,
    thumbnailUrl: thumb
      ? [{ width: 1008, height: 672 }, shareImageSize].map((size) => absolute(thumbnail(thumb, size)))
      : undefined,
    uploadDate: video.verifiedAt,
    duration: `PT${video.duration}S`,
    embedUrl: absolute(`${languageNames[language].prefix}/VideoPlayer?id=${video.videoId}`),
    creator: person(author),
    contributor: credits.length > 0 ? credits.map(person) : undefined,
    keywords: video.tags.length > 0 ? video.tags.join(',') : undefined,
    width: video.size?.width,
    height: video.size?.height,
    commentCount: video.commentCount,
    // Of an erased account's words nothing is left to tell.
    comment: comments.filter(({ text }) => text !== '').map((one) => remark(one, person(one.author))),
    interactionStatistic: [interactions('WatchAction', video.viewCount), interactions('LikeAction', video.likeCount)],
  };
  const trail = [
    { name: home, path: '/' },
    { name: author.nickname, path: `/otherPeople?userId=${author.userId}` },
    { name: video.title, path: `/video/detail/${video.videoId}` },
  ];
  return { '@graph': [film, breadcrumbs(language, siteUrl, trail)] };
}

function remark({ text, at, likeCount }: Thread, author: object) {
  return { '@type': 'Comment', author, text, dateCreated: at, upvoteCount: likeCount };
}

function interactions(action: 'WatchAction' | 'LikeAction', count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
