import { absoluteUrl, interactions, type PageFacts } from '@/lib/app/json-ld';
import type { AwardMark } from '@/lib/events/award/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';
import type { Thread } from '@/lib/reactions/comment/contract';
import type { VideoDetail } from '@/lib/works/work/contract';
import { videoDescription } from '../../../../read-video';

interface VideoFacts extends PageFacts {
  video: VideoDetail;
  comments: readonly Thread[];
  /** What it won. */
  marks: readonly AwardMark[];
}

/** Describes the film of a page to search engines: its author, date, length, views and comments. */
export function videoJsonLd({ video, comments, marks, ...facts }: VideoFacts): Record<string, unknown> {
  const { author, credits, thumb } = video;
  const path = `/video/detail/${video.videoId}`;
  const url = absoluteUrl(facts, path);
  const person = (one: { userId: string; nickname: string }) => ({
    '@type': 'Person',
    name: one.nickname,
    url: absoluteUrl(facts, creatorPath(one.userId)),
  });
  const film = {
    '@type': 'VideoObject',
    '@id': url,
    url,
    name: video.title,
    description: videoDescription(video),
    inLanguage: languageNames[video.titleLanguage].html,
    thumbnailUrl: thumb
      ? ([{ width: 1008, height: 672 }, shareImageSize] as const).map(
          (size) => new URL(thumbnail(thumb, size), facts.siteUrl).href,
        )
      : undefined,
    uploadDate: video.verifiedAt,
    duration: `PT${video.duration}S`,
    embedUrl: absoluteUrl(facts, `/VideoPlayer?id=${video.videoId}`),
    creator: person(author),
    contributor: credits.length > 0 ? credits.map(person) : undefined,
    award: marks.length > 0 ? marks.map(({ award, contest }) => `${award.text} · ${contest.text}`) : undefined,
    keywords: video.tags.length > 0 ? video.tags.join(',') : undefined,
    width: video.size?.width,
    height: video.size?.height,
    commentCount: video.commentCount,
    // Comments of erased accounts have no text.
    comment: comments.filter(({ text }) => text !== '').map((one) => remark(one, person(one.author))),
    interactionStatistic: [interactions('WatchAction', video.viewCount), interactions('LikeAction', video.likeCount)],
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: author.nickname, path: creatorPath(author.userId) },
    { name: video.title, path },
  ];
  return { '@graph': [film, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

function remark({ text, at, likeCount }: Thread, author: object) {
  return { '@type': 'Comment', author, text, dateCreated: at, upvoteCount: likeCount };
}
