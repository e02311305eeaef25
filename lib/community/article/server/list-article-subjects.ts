import { isPublicTopic } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import { articleLimits } from '../codes';
import type { ArticleSubjects, findArticleSubjects as contract } from '../contract';

/**
 * What the list of articles can be filtered by: the public channels with most articles, and the tags of most articles, in all
 * channels or the named one.
 */
export async function listArticleSubjects(
  context: Context,
  { topicId }: InputOf<typeof contract>,
): Promise<ArticleSubjects> {
  const [topics, tags] = await Promise.all([topicsOf(context), tagsIn(context, topicId)]);
  return {
    topics: topics.map((row) => {
      const name = translate(row.name_zh, row.name_en, context.language);
      return { id: row.id, title: name.text, titleLanguage: name.language, articleCount: row.article_count };
    }),
    tags: tags.map(({ tag, article_count }) => ({ tag, articleCount: article_count })),
  };
}

function topicsOf({ db }: Context) {
  return db.read
    .selectFrom('article_subject')
    .innerJoin('topic', 'topic.id', 'article_subject.topic_id')
    .select(['topic.id', 'name_zh', 'name_en', 'article_count'])
    .where('tag_key', '=', '')
    .where(isPublicTopic)
    .orderBy('article_count', 'desc')
    .orderBy('topic_id')
    .limit(articleLimits.subjects)
    .execute();
}

function tagsIn({ db }: Context, topicId: string) {
  return db.read
    .selectFrom('article_subject')
    .select(['tag', 'article_count'])
    .where('topic_id', '=', topicId)
    .where('tag_key', '!=', '')
    .orderBy('article_count', 'desc')
    .orderBy('tag_key')
    .limit(articleLimits.subjects)
    .execute();
}
