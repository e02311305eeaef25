'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import type { CoverSheetProps } from '@/components/works/work/card-cover-sheet';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { activityLimits } from '@/lib/events/activity/codes';
import { loadPart } from '@/lib/platform/client/load-part';
import { inspectPictureFile, type PickedPicture, type PictureRefusal } from '@/lib/platform/client/picture-file';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { posterCuts } from './poster';

const least = { width: activityLimits.coverWidth, height: activityLimits.coverHeight };

/** The cover, cut to 3:4. What cuts it is loaded with the first picture that is picked. */
export function EditCover({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.cover');
  const acts = useActivityActs();
  const ruleOf = useRuleOf(activity);
  const note = useId();
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const [cutting, setCutting] = useState<{ Sheet: ComponentType<CoverSheetProps>; picked: PickedPicture } | null>(null);
  const { cover } = activity.values;

  async function pick(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes: activityLimits.coverBytes });
    setRefusal(typeof picked === 'string' ? picked : null);
    if (typeof picked === 'string') return;
    loadPart(
      () => import('@/components/works/work/card-cover-sheet'),
      'cover-sheet',
      ({ CoverSheet }) => setCutting({ Sheet: CoverSheet, picked }),
    );
  }
  const error = refusal ? t(`refused.${refusal}`) : ruleOf('cover');
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {cover ? (
        <Picture
          picture={cover}
          cuts={posterCuts}
          sizes="(width >= 768px) 180px, 144px"
          alt={t('current')}
          className="aspect-3/4 w-36 md:w-45 rounded-md"
        />
      ) : (
        <p className="grid aspect-3/4 w-36 md:w-45 place-items-center rounded-md bg-sunk text-ink-3">{t('none')}</p>
      )}
      <div className="min-w-44 flex-1">
        <label
          className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('line')}`}
        >
          {cover ? t('change') : t('pick')}
          <input
            type="file"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            aria-describedby={note}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void pick(file);
              // The same file can be picked again.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        <p
          id={note}
          role={refusal ? 'alert' : undefined}
          className={`pt-1.5 text-sm text-pretty ${error ? 'text-danger' : 'text-ink-3'}`}
        >
          {error ?? t('hint')}
        </p>
      </div>
      {cutting && (
        <cutting.Sheet
          picked={cutting.picked}
          least={least}
          aspect={3 / 4}
          words={{
            ...{ title: t('crop'), close: t('close'), hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') },
            ...{ save: t('use'), saving: t('saving') },
          }}
          save={(picture, area) => acts.saveCover(activity.draft.id, picture, area)}
          onSaved={(key) => {
            setCutting(null);
            activity.change({ cover: key });
          }}
          onClose={() => setCutting(null)}
        />
      )}
    </div>
  );
}
