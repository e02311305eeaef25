import { industryName, professionName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { getVideoDetail as contract, VideoDetail } from '../contract';
import { findCreditsOfWorks } from './confirmed-credits';
import { isPublicWork } from './public-work';
import { toVideoItem, videoItemColumns } from './video-item';

/**
 * A public work in the requested language (specification section 3, 'Video or work'). Throws NullPointer for one that
 * is not public, for every caller: its page is cached for all.
 */
export async function getVideoDetail(context: Context, { id }: InputOf<typeof contract>): Promise<VideoDetail> {
  const { db, language } = context;
  const work = await findPublic(db.read, id);
  if (!work) throw new CodedError('NullPointer');
  const [credits, tags, subtitles] = await Promise.all([findCreditsOfWorks(db.read, [id]), ...partsOf(db.read, id)]);
  const intro = translate(work.intro_zh, work.intro_en, language);
  return {
    ...toVideoItem(work, language),
    intro: intro.text,
    introLanguage: intro.language,
    author: {
      userId: work.author_id,
      nickname: shownNickname(work.nickname, language),
      avatar: work.avatar,
      verification: work.verification,
      tagline: work.tagline,
      followerCount: work.follower_count,
    },
    credits: credits.get(id) ?? [],
    tags: tags.map(({ tag }) => tag),
    category: work.category ?? '',
    industry: (work.industry && industryName(work.industry, language)) ?? '',
    profession: (work.profession && professionName(work.profession, language)) ?? '',
    software: JSON.parse(work.software),
    likeCount: work.like_count,
    commentCount: work.comment_count,
    isOriginal: work.is_original === 1,
    isDownloadable: work.is_downloadable === 1,
    isMadeWithAi: work.is_made_with_ai === 1,
    size: work.width && work.height ? { width: work.width, height: work.height } : null,
    subtitles: subtitles.map((one) => one.language),
    verifiedAt: isoInBeijing(work.verified_at ?? work.created_at),
  };
}

/** The row with its author, and its size if its film is playable. */
function findPublic(db: Reader, id: string) {
  return db
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'video.author_id')
    .leftJoin('video_source as source', (join) =>
      join.onRef('source.video_id', '=', 'video.id').on('source.state', '=', 'ready'),
    )
    .select([
      ...videoItemColumns,
      'author_id',
      'avatar',
      'tagline',
      'follower_count',
      'intro_zh',
      'intro_en',
      'category',
      'video.industry',
      'video.profession',
      'software',
      'like_count',
      'comment_count',
      'is_original',
      'is_downloadable',
      'is_made_with_ai',
      'video.created_at',
      'verified_at',
      'source.width',
      'source.height',
    ])
    .where('video.id', '=', id)
    .where(isPublicWork)
    .executeTakeFirst();
}

function partsOf(db: Reader, id: string) {
  const tags = db.selectFrom('video_tag').select('tag').where('video_id', '=', id).orderBy('position').execute();
  const subtitles = db
    .selectFrom('video_subtitle')
    .select('language')
    .where('video_id', '=', id)
    .orderBy('language')
    .execute();
  return [tags, subtitles] as const;
}
