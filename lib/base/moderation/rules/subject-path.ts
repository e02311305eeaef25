import type { ReportSubject } from '../contract';

type Place = Pick<ReportSubject, 'kind' | 'id' | 'placeId'>;

/** Where everybody sees a thing that was reported, without language prefix; null for a comment on nothing that is there. */
export function publicPath({ kind, id, placeId }: Place): string | null {
  const encoded = encodeURIComponent(id);
  if (kind === 'comment') return placeId && `/video/detail/${encodeURIComponent(placeId)}#comments`;
  const paths = {
    video: `/video/detail/${encoded}`,
    person: `/otherPeople?userId=${encoded}`,
    activity: `/ActivityDetail/${encoded}`,
    topic: `/topicIntroduce?topicId=${encoded}`,
    playlist: `/playlist/${encoded}`,
  };
  return paths[kind];
}

/** Where staff act on it; null where the console has no page for its kind. */
export function consolePath({ kind, id, placeId }: Place): string | null {
  if (kind === 'video') return `/staff/works/${encodeURIComponent(id)}`;
  if (kind === 'comment') return placeId && `/staff/works/${encodeURIComponent(placeId)}`;
  return kind === 'person' ? `/staff/users/${encodeURIComponent(id)}` : null;
}
