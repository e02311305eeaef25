'use client';

import { useTranslations } from 'next-intl';
import { AreaField } from '@/components/people/person/card-area-field';
import { TextField } from '@/components/ui/text-field';
import { activityCategory, activityLimits } from '@/lib/events/activity/codes';
import { languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

/** Where an activity is: the link of an online one, city and address of all others. */
export function EditPlace({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.place');
  const ruleOf = useRuleOf(activity);
  const { category, onlineUrl } = activity.values;
  if (category !== activityCategory.online) return <Venue activity={activity} />;
  return (
    <TextField
      type="url"
      inputMode="url"
      autoComplete="off"
      label={t('onlineUrl')}
      hint={t('onlineUrlHint')}
      placeholder="https://"
      maxLength={activityLimits.onlineUrl}
      error={ruleOf('onlineUrl')}
      value={onlineUrl}
      onChange={({ target }) => activity.change({ onlineUrl: target.value })}
    />
  );
}

const places = ['venueZh', 'venueEn', 'addressZh', 'addressEn'] as const;

function Venue({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.place');
  const ruleOf = useRuleOf(activity);
  const { values } = activity;
  return (
    <>
      <AreaField
        areaId={values.cityId}
        name={values.cityName}
        words={{ label: t('city'), pick: t('pickCity'), change: t('changeCity'), close: t('close') }}
        error={ruleOf('cityId')}
        onPick={(cityId, cityName) => activity.change({ cityId, cityName })}
      />
      <div className="grid gap-x-5 md:grid-cols-2">
        {places.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={t(name.startsWith('venue') ? 'venueHint' : 'addressHint')}
            lang={languageNames[name.endsWith('Zh') ? 'zh' : 'en'].html}
            autoComplete="off"
            error={ruleOf(name)}
            value={values[name]}
            onChange={({ target }) => activity.change({ [name]: target.value })}
          />
        ))}
      </div>
    </>
  );
}
