'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { getReportCase } from '@/lib/base/moderation/client/console';
import { call } from '@/lib/platform/client/call';
import { takePlaylistDown } from '@/lib/works/playlist/client/take-playlist-down';

interface ReportedTakeDownProps {
  id: string;
  isTakenDown: boolean;
}

/** Takes a play list down from the console page of its reports, after a confirmation, or restores it. */
export function ReportedPlaylistTakeDown({ id, isTakenDown: first }: ReportedTakeDownProps) {
  const t = useTranslations('playlistConsole');
  const { isActing, act } = useAct();
  const [isTakenDown, setTakenDown] = useState(first);
  const [isAsked, setAsked] = useState(false);

  async function set(wanted: boolean) {
    setAsked(false);
    const isDone = await act({
      work: () => call(takePlaylistDown, { id, isTakenDown: wanted }, { quiet: true }),
      done: t(wanted ? 'takeDown.done' : 'giveBack.done'),
      renews: [getReportCase],
    });
    if (isDone) setTakenDown(wanted);
  }

  if (isTakenDown) {
    return (
      <button type="button" aria-disabled={isActing} onClick={() => set(false)} className={consoleButton()}>
        {t('giveBack.open')}
      </button>
    );
  }
  return (
    <>
      <button type="button" aria-disabled={isActing} onClick={() => setAsked(true)} className={consoleButton('danger')}>
        {t('takeDown.open')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('takeDown.title')}
          text={t('takeDown.text')}
          confirmLabel={t('takeDown.confirm')}
          cancelLabel={t('takeDown.cancel')}
          isDestructive
          onConfirm={() => set(true)}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
