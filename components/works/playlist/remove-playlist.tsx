'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';

interface RemovePlaylistProps {
  id: string;
  title: string;
  onRemoved(): void;
}

/** Deletes a play list after a confirmation, and goes back to the others. */
export function RemovePlaylist({ id, title, onRemoved }: RemovePlaylistProps) {
  const t = useTranslations('playlistEdit.remove');
  const offline = useTranslations('client')('offline');
  const router = useRouter();
  const { remove } = usePlaylistActs();
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    setAsking(false);
    try {
      await remove(id);
    } catch (error) {
      if (error instanceof ConnectionError) toast(offline);
      // Already gone is what was wanted; the error path has reported everything else.
      if (!(error instanceof AnswerError && error.code === 'NullPointer')) return;
    }
    onRemoved();
    toast(t('done'));
    router.replace('/MyCollect?tab=lists');
  }

  return (
    <div className="mt-10 border-line border-t pt-6">
      <button type="button" onClick={() => setAsking(true)} className={`text-danger ${buttonClass('line')}`}>
        {t('open')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('title', { title })}
          text={t('text')}
          confirmLabel={t('yes')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
