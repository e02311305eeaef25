'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CropSheet } from '@/components/ui/crop-sheet';
import { FormAlert } from '@/components/ui/form-alert';
import { Picture } from '@/components/ui/picture';
import { bannerActs } from '@/lib/community/topic/client/desk';
import { topicLimits, topicPictureSizes } from '@/lib/community/topic/codes';
import {
  type CropArea,
  cropPictureFile,
  furthestZoomTo,
  inspectPictureFile,
  type PickedPicture,
  type PictureRefusal,
} from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

interface BannerPictureProps {
  topicId: string;
  /** Media key; empty for none. */
  picture: string;
  onChange(key: string): void;
  error: string | undefined;
}

const least = topicPictureSizes.banner;

/** The picture of a banner, cut to its shape in the page. */
export function BannerPicture({ topicId, picture, onChange, error }: BannerPictureProps) {
  const t = useTranslations('topicManage.banner');
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const found = await inspectPictureFile(file, { least, mostBytes: topicLimits.pictureBytes });
    setRefusal(typeof found === 'string' ? found : null);
    setPicked(typeof found === 'string' ? null : found);
  }
  return (
    <div className="mb-2">
      <p className="mb-1.5 font-semibold text-sm">{t('picture')}</p>
      <div className="grid aspect-1160/300 place-items-center overflow-hidden rounded-md bg-sunk text-ink-3">
        {picture ? (
          <Picture
            picture={picture}
            cuts={cuts}
            sizes="(width >= 768px) 720px, 100vw"
            alt={t('picture')}
            className="size-full"
          />
        ) : (
          t('noPicture')
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <label
          className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('line')}`}
        >
          {t(picture ? 'change' : 'pick')}
          <input type="file" accept="image/jpeg,image/png,image/webp" onChange={take} className="sr-only" />
        </label>
        <span className="text-ink-3 text-sm">{t('pictureHint')}</span>
      </div>
      <FormAlert>{refusal ? t(`refused.${refusal}`) : error}</FormAlert>
      {picked && (
        <BannerCrop
          topicId={topicId}
          picked={picked}
          onSaved={(key) => {
            setPicked(null);
            onChange(key);
          }}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  );
}

interface BannerCropProps {
  topicId: string;
  picked: PickedPicture;
  /** It is kept under this media key. */
  onSaved(key: string): void;
  onClose(): void;
}

function BannerCrop({ topicId, picked, onSaved, onClose }: BannerCropProps) {
  const t = useTranslations('topicManage.banner');
  const problemOf = useUploadProblemWords();

  async function save(area: CropArea) {
    try {
      const file = await cropPictureFile(picked, area, { widest: 2 * least.width, name: 'banner' });
      onSaved((await bannerActs.savePicture(topicId, file)).key);
      return null;
    } catch (error) {
      return problemOf(error).text;
    }
  }
  return (
    <CropSheet
      file={picked.file}
      aspect={least.width / least.height}
      furthest={furthestZoomTo(picked, least)}
      hasGrid
      words={{
        ...{ title: t('crop'), close: t('close'), hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') },
        ...{ save: t('use'), saving: t('saving') },
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}

const cuts = [{ width: 1160, height: 300 }] as const;
