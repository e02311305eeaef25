import { placeArticle } from './place-article';
import { articlesA1 } from './texts-a1';
import { articlesA2 } from './texts-a2';
import { articlesA3 } from './texts-a3';
import { articlesA4 } from './texts-a4';
import { articlesA5 } from './texts-a5';
import { articlesA6 } from './texts-a6';
import { articlesB1 } from './texts-b1';
import { articlesB2 } from './texts-b2';
import { articlesB3 } from './texts-b3';
import { articlesB4 } from './texts-b4';
import { articlesB5 } from './texts-b5';
import { articlesB6 } from './texts-b6';

/** All articles of the demonstration. */
export const seedArticleList = [
  ...[articlesA1, articlesA2, articlesA3, articlesA4, articlesA5, articlesA6],
  ...[articlesB1, articlesB2, articlesB3, articlesB4, articlesB5, articlesB6],
]
  .flat()
  .map(placeArticle);

/** The pictures of the demonstration's articles, as they are drawn. */
export const seedArticlePictures = seedArticleList.flatMap(({ pictures }) => pictures);
