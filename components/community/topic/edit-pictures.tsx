'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { PictureButton } from '@/components/ui/picture-button';
import { publicTopicState, type TopicPictureKind, topicLimits, topicPictureSizes } from '@/lib/community/topic/codes';
import { loadPart } from '@/lib/platform/client/load-part';
import { inspectPictureFile, type PickedPicture, type PictureRefusal } from '@/lib/platform/client/picture-file';
import { toast } from '@/lib/platform/client/toast';
import type { PictureSheetProps } from './edit-picture-sheet';
import { useRuleOf } from './edit-rules';
import type { EditedTopic } from './edit-state';

/** What it needs first. */
const kinds = ['background', 'thumb', 'banner'] as const satisfies TopicPictureKind[];

/** The pictures of a channel. A public one has its banners on a page of their own. */
export function EditPictures({ topic }: { topic: EditedTopic }) {
  const isPublic = topic.draft.state === publicTopicState;
  return (
    <div className="flex flex-col gap-7">
      {kinds
        .filter((kind) => !(isPublic && kind === 'banner'))
        .map((kind) => (
          <PictureField key={kind} topic={topic} kind={kind} />
        ))}
    </div>
  );
}

interface PictureFieldProps {
  topic: EditedTopic;
  kind: TopicPictureKind;
}

const shapes = {
  background: 'aspect-1160/330 w-full',
  banner: 'aspect-1160/300 w-full',
  thumb: 'aspect-square w-35',
} as const satisfies Record<TopicPictureKind, string>;

/** A picture, and the way to another one. What cuts it is loaded with the first picture that is picked. */
function PictureField({ topic, kind }: PictureFieldProps) {
  const t = useTranslations('topicEdit.pictures');
  const ruleOf = useRuleOf(topic);
  const note = useId();
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const [cutting, setCutting] = useState<{ Sheet: ComponentType<PictureSheetProps>; picked: PickedPicture } | null>(
    null,
  );
  const least = topicPictureSizes[kind];
  const picture = topic.draft[kind];

  async function pick(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes: topicLimits.pictureBytes });
    setRefusal(typeof picked === 'string' ? picked : null);
    if (typeof picked === 'string') return;
    loadPart(
      () => import('./edit-picture-sheet'),
      'picture-sheet',
      ({ PictureSheet }) => setCutting({ Sheet: PictureSheet, picked }),
    );
  }
  const error = refusal ? t(`refused.${refusal}`, least) : kind === 'banner' ? undefined : ruleOf(kind);
  return (
    <section aria-label={t(`names.${kind}`)}>
      <h3 className="mb-2 font-semibold text-sm">{t(`names.${kind}`)}</h3>
      {picture ? (
        <Picture
          picture={picture}
          cuts={[least]}
          sizes={kind === 'thumb' ? '140px' : '(width >= 768px) 720px, 100vw'}
          alt={t(`current.${kind}`)}
          className={`rounded-md ${shapes[kind]}`}
        />
      ) : (
        <p className={`grid place-items-center rounded-md bg-sunk text-ink-3 text-sm ${shapes[kind]}`}>{t('none')}</p>
      )}
      <div className="mt-3">
        <PictureButton
          label={picture ? t(`change.${kind}`) : t(`pick.${kind}`)}
          isInvalid={Boolean(error)}
          describedBy={note}
          onPick={(file) => void pick(file)}
        />
      </div>
      <p
        id={note}
        role={refusal ? 'alert' : undefined}
        className={`pt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}
      >
        {error ?? t(`hints.${kind}`, least)}
      </p>
      {cutting && (
        <cutting.Sheet
          topic={topic}
          kind={kind}
          picked={cutting.picked}
          onSaved={() => {
            setCutting(null);
            toast(t('saved'));
          }}
          onClose={() => setCutting(null)}
        />
      )}
    </section>
  );
}
