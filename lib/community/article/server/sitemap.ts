import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { publicArticleState } from '../codes';
import { textStatesOf } from './shown-text';

/** A part is a range of ids with this many articles, listed or not. */
const articlesPerPart = 10_000;
const perRead = 500;
/** The largest displayed size of covers. */
const coverSize = { width: 1008, height: 672 } as const;

const articles: RangedThings<Article> = {
  table: 'article',
  size: articlesPerPart,
  perRead,
  readRows: readArticles,
  write: (article) => (article.state === publicArticleState ? articlePage(article) : []),
};

/** The pages of public articles. */
export const articlesSection: SitemapSection = {
  name: 'articles',
  listParts: ({ db }) => listRanges(db.read, articles),
  openPart: ({ db }, part) => openRange(db.read, articles, part),
};

type Article = Awaited<ReturnType<typeof readArticles>>[number];

function readArticles(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('article')
    .select(['id', 'state', 'cover', 'title_zh', 'title_en', 'minutes_zh', 'minutes_en', 'verified_at', 'edited_at'])
    .select(['changed_zh_at', 'changed_en_at', 'checked_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a text in, like its page. */
function articlePage(article: Article): SitemapUrl[] {
  const { id, cover, verified_at, edited_at } = article;
  const images = cover ? [new URL(thumbnail(cover, coverSize), env().siteUrl).href] : [];
  const facts = { changedAt: edited_at ?? verified_at, images };
  const path = `/articleIndex/${id}`;
  const states = textStatesOf(article);
  if (states.zh === 'missing') return inOneLanguage('en', path, facts);
  return states.en === 'missing' ? inOneLanguage('zh', path, facts) : inBothLanguages(path, facts);
}
