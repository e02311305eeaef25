'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormField } from '@/components/ui/form-field';
import type { OwnMedia } from '@/lib/live/stage/client/use-own-media';
import { MediaProblemWords } from './media-problem';
import { StageVideo } from './stage-video';

/** One's own picture before others see it, with the devices to choose from. */
export function OwnPreview({ media }: { media: OwnMedia }) {
  const t = useTranslations('stage.preview');
  const { stream, isOpening, problem } = media;
  if (!stream) {
    return (
      <div className="rounded-lg border border-line bg-sunk px-5 py-6">
        {problem ? <MediaProblemWords problem={problem} /> : <p className="text-pretty">{t('why')}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={isOpening || undefined}
            onClick={() => media.open({ withPicture: true })}
            className={`aria-disabled:opacity-60 ${buttonClass('ink')}`}
          >
            {t(isOpening ? 'opening' : problem ? 'again' : 'open')}
          </button>
          <button
            type="button"
            aria-disabled={isOpening || undefined}
            onClick={() => media.open({ withPicture: false })}
            className={`aria-disabled:opacity-60 ${buttonClass('line')}`}
          >
            {t('soundOnly')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div>
      <section aria-label={t('title')} className="relative aspect-video overflow-hidden rounded-lg bg-shade text-white">
        {media.hasPicture ? (
          <StageVideo stream={stream} isMuted isMirrored hearLabel="" />
        ) : (
          <p className="grid size-full place-items-center px-6 text-center">{t('noPicture')}</p>
        )}
      </section>
      {problem && <MediaProblemWords problem={problem} />}
      <DeviceFields media={media} />
    </div>
  );
}

function DeviceFields({ media }: { media: OwnMedia }) {
  const t = useTranslations('stage.preview');
  const { wanted, open } = media;
  return (
    <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
      <DeviceField
        label={t('microphone')}
        kind="audioinput"
        media={media}
        value={wanted.microphone}
        onChange={(microphone) => open({ microphone })}
      />
      {wanted.withPicture && (
        <DeviceField
          label={t('camera')}
          kind="videoinput"
          media={media}
          value={wanted.camera}
          onChange={(camera) => open({ camera })}
        />
      )}
    </div>
  );
}

interface DeviceFieldProps {
  label: string;
  kind: MediaDeviceKind;
  media: OwnMedia;
  value: string;
  onChange(id: string): void;
}

function DeviceField({ label, kind, media, value, onChange }: DeviceFieldProps) {
  const t = useTranslations('stage.preview');
  const id = useId();
  const devices = media.devices.filter((device) => device.kind === kind && device.deviceId !== '');
  return (
    <FormField id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3"
      >
        <option value="">{t('usual')}</option>
        {devices.map((device, index) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || t('unnamed', { number: index + 1 })}
          </option>
        ))}
      </select>
    </FormField>
  );
}
