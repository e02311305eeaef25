'use client';

import { useTranslations } from 'next-intl';
import { CoverField } from '@/components/works/work/card-cover-field';
import { useBroadcastActs } from '@/lib/live/broadcast/client/own-broadcasts';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import { coverCuts } from './cover';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';

const least = { width: broadcastLimits.coverWidth, height: broadcastLimits.coverHeight };

/** The cover, cut to 16:9. */
export function EditCover({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.cover');
  const acts = useBroadcastActs();
  const ruleOf = useRuleOf(broadcast);
  return (
    <CoverField
      cover={broadcast.values.cover}
      error={ruleOf('cover')}
      {...{ least, mostBytes: broadcastLimits.coverBytes, aspect: 16 / 9, words: t }}
      display={{
        ...{ cuts: coverCuts, sizes: '(width >= 768px) 320px, 256px' },
        className: 'aspect-video w-64 md:w-80 rounded-md',
      }}
      save={(picture, area) => acts.saveCover(broadcast.draft.id, picture, area)}
      onChange={(cover) => broadcast.change({ cover })}
      className="flex flex-wrap items-end gap-x-5 gap-y-3"
    />
  );
}
