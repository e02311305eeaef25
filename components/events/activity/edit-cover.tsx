'use client';

import { useTranslations } from 'next-intl';
import { CoverField } from '@/components/works/work/card-cover-field';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { activityLimits } from '@/lib/events/activity/codes';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { posterCuts } from './poster';

const least = { width: activityLimits.coverWidth, height: activityLimits.coverHeight };

/** The cover, cut to 3:4. */
export function EditCover({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.cover');
  const acts = useActivityActs();
  const ruleOf = useRuleOf(activity);
  return (
    <CoverField
      cover={activity.values.cover}
      error={ruleOf('cover')}
      {...{ least, mostBytes: activityLimits.coverBytes, aspect: 3 / 4, words: t }}
      display={{
        ...{ cuts: posterCuts, sizes: '(width >= 768px) 180px, 144px' },
        className: 'aspect-3/4 w-36 md:w-45 rounded-md',
      }}
      save={(picture, area) => acts.saveCover(activity.draft.id, picture, area)}
      onChange={(cover) => activity.change({ cover })}
      className="flex flex-wrap items-end gap-x-5 gap-y-3"
    />
  );
}
