'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { loadPart } from '@/lib/platform/client/load-part';
import type { ChannelSheetProps, FoundChannels, PickedChannel } from './channel-sheet';

export type { FoundChannels, PickedChannel } from './channel-sheet';

interface ChannelFieldProps {
  label: string;
  hint: string;
  /** Null for none. */
  channel: PickedChannel | null;
  error?: string | undefined;
  FoundTopics: FoundChannels;
  onPick(channel: PickedChannel | null): void;
}

/** The channel that something is put into, if any. The list of channels is loaded when it is opened. */
export function ChannelField({ label, hint, channel, error, FoundTopics, onPick }: ChannelFieldProps) {
  const t = useTranslations('topicPick');
  const id = useId();
  const [Sheet, setSheet] = useState<ComponentType<ChannelSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadPart(
      () => import('./channel-sheet'),
      'channel-sheet',
      ({ ChannelSheet }) => setSheet(() => ChannelSheet),
    );
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {channel && <span className="mr-2 text-lg wrap-anywhere">{channel.title}</span>}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={open}
          className={buttonClass('line')}
        >
          {channel ? t('change') : t('pick')}
        </button>
        {channel && (
          <button type="button" onClick={() => onPick(null)} className={buttonClass('line')}>
            {t('remove')}
          </button>
        )}
      </div>
      <p id={id} className={`min-h-4.5 pt-1 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? hint}
      </p>
      {isOpen && Sheet && (
        <Sheet
          FoundTopics={FoundTopics}
          onPick={(picked) => {
            setOpen(false);
            onPick(picked);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
