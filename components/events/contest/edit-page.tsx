'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BlockEditor } from '@/components/base/content/card-block-editor';
import { useContestActs } from '@/lib/events/contest/client/desk';
import { contestLimits } from '@/lib/events/contest/codes';
import { rulesBelow } from '@/lib/platform/client/rules-below';
import { EditPlace } from './edit-place';
import type { EditedContest } from './edit-state';

/** The page of a contest: texts, pictures, juries, dates and partners, as blocks. */
export function EditPage({ contest }: { contest: EditedContest }) {
  const t = useTranslations('contestDesk.page');
  const acts = useContestActs();
  const { draft, values, rules, edition } = contest;
  const { id } = draft;
  const pictures = useMemo(
    () => ({
      uploadPicture: (picture: File) => acts.savePicture(id, picture),
      maxPictureBytes: contestLimits.pictureBytes,
    }),
    [acts, id],
  );
  return (
    <EditPlace path="blocks">
      <p className="-mt-1 mb-3 max-w-180 text-ink-2 text-pretty">{t('hint')}</p>
      <BlockEditor
        key={edition}
        blocks={values.blocks}
        onChange={(blocks) => contest.change({ blocks })}
        rules={rulesBelow(rules, 'blocks')}
        pictures={pictures}
        parts={[{ part: 'contestDates', about: id, label: t('dates') }]}
      />
    </EditPlace>
  );
}
