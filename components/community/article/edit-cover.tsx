'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { CoverField } from '@/components/works/work/card-cover-field';
import { useArticleActs } from '@/lib/community/article/client/own-articles';
import { articleLimits } from '@/lib/community/article/codes';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { useRuleOf } from './edit-rules';
import type { EditedArticle } from './edit-state';

const least = { width: articleLimits.coverWidth, height: articleLimits.coverHeight };

/** The cover, cut to 3:2. */
export function EditCover({ article }: { article: EditedArticle }) {
  const t = useTranslations('articleEdit.cover');
  const acts = useArticleActs();
  const ruleOf = useRuleOf(article);
  const { cover } = article.values;
  return (
    <CoverField
      cover={cover}
      error={ruleOf('cover')}
      {...{ least, mostBytes: articleLimits.pictureBytes, aspect: 3 / 2, words: t }}
      display={{
        ...{ cuts: [videoThumbnailSize], sizes: 'min(100vw, 360px)' },
        className: 'aspect-3/2 w-full rounded-md',
      }}
      save={(picture, area) => acts.saveCover(article.draft.id, picture, area)}
      onChange={(key) => article.change({ cover: key })}
      className="max-w-90 space-y-3"
    >
      {cover && (
        <button type="button" onClick={() => article.change({ cover: '' })} className={buttonClass('line')}>
          {t('remove')}
        </button>
      )}
    </CoverField>
  );
}
