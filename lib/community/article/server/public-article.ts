import { type SqlBool, sql } from 'kysely';
import { publicArticleState } from '../codes';

/**
 * Whether everybody may see an article: for queries of `article`. Written out, not a parameter, and not for a list of ids, as
 * with works (`lib/works/work/server/public-work.ts`). There the rows are chosen by `publicArticleState`.
 */
export const isPublicArticle = sql<SqlBool>`article.state = ${sql.lit(publicArticleState)}`;
