import type { ArtRequest } from '@/lib/base/media/port';
import { sanitizeArticle } from '@/lib/base/rich-text/port';
import type { ArticleState } from '../../codes';
import type { ArticleTexts } from '../../rules/article-texts';
import { covers, drawings } from './drawings';
import type { SeedArticle, SeedText } from './seed-article';

/** A picture of the demonstration's articles: its media key, and how it is drawn. */
export interface SeedPicture {
  key: string;
  art: ArtRequest;
}

/** An article of the demonstration with its ids and its texts as they are stored. */
export interface DemonstrationArticle extends ArticleTexts {
  id: string;
  authorId: string;
  topicId: string | null;
  tags: readonly string[];
  state: ArticleState;
  cover: string | null;
  /** Its cover, and those in its texts. */
  pictures: SeedPicture[];
  /** Why staff refused it or took it down. */
  reason: string;
  /** The watched words in it. */
  words: readonly string[];
}

/** Every sixth article is not public, in one of these ways by turns. */
const hiddenEvery = 6;
const hidden: readonly Partial<DemonstrationArticle>[] = [
  { state: 'pending_review' },
  { state: 'failed', reason: '正文大部分是活动预告，请发到活动里；文章里留下你们怎么做的部分就很好。' },
  { state: 'pending_review' },
  { state: 'pending_edit' },
  { state: 'pending_review', words: ['赌博'] },
  { state: 'pending_edit' },
  { state: 'failed', reason: '第二张图不是你拍的，请换成有授权的图，或去掉它。' },
  { state: 'pending_review' },
  { state: 'pending_edit' },
  { state: 'failed', reason: '收到作者本人的申诉，引用的段落没有得到同意，暂时下架。' },
];
/** The last of them was public before. */
export const isTakenDown = (index: number) => index === hiddenEvery * hidden.length - 1;

/** A sentence with a watched word, which goes to the reviewers with its article. */
const watched = '<p>我们借来的那台旧赌博机修了两天，最后只用上了它的灯泡。</p>';
const sizes = {
  cover: { width: 1512, height: 1008 },
  wide: { width: 1200, height: 675 },
  usual: { width: 1200, height: 800 },
} as const;

/** Gives an article of the demonstration its id, its state, and its pictures their keys; `index` is its place among all. */
export function placeArticle(article: SeedArticle, index: number): DemonstrationArticle {
  const id = `article-${twoDigits(index + 1)}`;
  const isHidden = index % hiddenEvery === hiddenEvery - 1;
  const way = isHidden ? hidden[Math.floor(index / hiddenEvery) % hidden.length] : undefined;
  const cover = covers[id] ? [{ key: `articles/${id}/0.jpg`, art: { ...covers[id], ...sizes.cover } }] : [];
  const inTexts = (drawings[id] ?? []).map(({ wide, ...art }, place) => ({
    key: `articles/${id}/${place + 1}.jpg`,
    art: { ...art, ...(wide ? sizes.wide : sizes.usual) },
  }));
  const bodyZh = bodyOf(article.zh, inTexts);
  return {
    ...{ id, authorId: `person-${String(article.author).padStart(3, '0')}` },
    topicId: article.topic === null ? null : `topic-${twoDigits(article.topic)}`,
    tags: article.tags,
    ...{ titleZh: article.zh?.title ?? '', titleEn: article.en?.title ?? '' },
    ...{ bodyZh: way?.words ? bodyZh + watched : bodyZh, bodyEn: bodyOf(article.en, inTexts) },
    ...{ cover: cover[0]?.key ?? null, pictures: [...cover, ...inTexts] },
    ...{ state: 'verified', reason: '', words: [], ...way },
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The texts name their pictures by numbers. */
const numbered = /<img src="(\d+)"/g;

function bodyOf(text: SeedText | null, pictures: readonly SeedPicture[]): string {
  const body = text?.body ?? '';
  return sanitizeArticle(
    body.replaceAll(numbered, (whole, number: string) => {
      const picture = pictures[Number(number) - 1];
      return picture ? `<img src="${picture.key}" width="${picture.art.width}" height="${picture.art.height}"` : whole;
    }),
  );
}
