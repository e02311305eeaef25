'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { openPlayback } from '@/lib/works/film/client/playback';

/** Saves the whole film, where its creator allows it. The signed address expires, so it is fetched on press. */
export function DownloadButton({ id, className }: { id: string; className: string }) {
  const t = useTranslations('watch');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const { download } = await call(openPlayback, { id });
      if (download === null) toast(t('noDownload'));
      else location.assign(download);
    } catch (error) {
      toast(problemOf(error).text);
    } finally {
      setPending(false);
    }
  };
  return (
    <button type="button" onClick={press} aria-disabled={isPending || undefined} className={className}>
      <ScreenIcon name="download" className="size-4.75" />
      {t('download')}
    </button>
  );
}
