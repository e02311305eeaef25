'use client';

import { useTranslations } from 'next-intl';
import { PriceField } from '@/components/ui/number-field';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';

/** What it costs to watch a broadcast; that stays once it was public. */
export function EditPrice({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.price');
  const ruleOf = useRuleOf(broadcast);
  const { values, draft } = broadcast;
  return (
    <>
      <div className="max-w-60">
        <PriceField
          label={t('label')}
          hint={draft.wasPublic ? t('fixed') : t('hint')}
          readOnly={draft.wasPublic}
          error={
            values.priceFen > broadcastLimits.priceFen
              ? t('most', { price: yuan(broadcastLimits.priceFen) })
              : ruleOf('priceFen')
          }
          value={values.priceFen}
          onChange={(fen) => broadcast.change({ priceFen: fen ?? 0 })}
        />
      </div>
      {values.priceFen > 0 && <p className="mt-1 text-ink-2 text-sm text-pretty">{t('says')}</p>}
    </>
  );
}
