'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { NewPlaylist } from './new-playlist';

/** A button that creates a play list and opens its editor. */
export function CardNewPlaylist() {
  const t = useTranslations('playlist.new');
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`noscript:hidden ${buttonClass('accent')}`}>
        {t('open')}
      </button>
    );
  }
  return (
    <div className="max-w-105">
      <NewPlaylist
        onCreated={({ id }) => router.push(`/videoSort/${encodeURIComponent(id)}`)}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
