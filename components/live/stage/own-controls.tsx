'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { OwnMedia } from '@/lib/live/stage/client/use-own-media';

interface OwnControlsProps {
  media: OwnMedia;
  /** The host took the voice of this guest. */
  isSilenced: boolean;
  leaveLabel: string;
  onLeave(): void;
}

/** Microphone, camera and the way off the stage. */
export function OwnControls({ media, isSilenced, leaveLabel, onLeave }: OwnControlsProps) {
  const t = useTranslations('stage.controls');
  const { isMuted, hasPicture, wanted } = media;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isSilenced}
          onClick={() => media.setMuted(!isMuted)}
          className={buttonClass(isMuted ? 'ink' : 'line')}
        >
          {t(isMuted ? 'unmute' : 'mute')}
        </button>
        {wanted.withPicture && (
          <button
            type="button"
            onClick={() => media.setPicture(!hasPicture)}
            className={buttonClass(hasPicture ? 'line' : 'ink')}
          >
            {t(hasPicture ? 'hide' : 'show')}
          </button>
        )}
        <button type="button" onClick={onLeave} className={buttonClass('danger')}>
          {leaveLabel}
        </button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-ink-2 text-sm">
        {isSilenced ? t('silenced') : isMuted && t('isMuted')}
      </p>
    </div>
  );
}
