'use client';

import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/ui/download-button';
import { exportVotes } from '@/lib/events/vote/client/desk';

/** Saves the votes of a contest, entry by entry. */
export function VotesExport({ contestId }: { contestId: string }) {
  const t = useTranslations('entryDesk.export');
  return <DownloadButton call={exportVotes} input={{ contestId }} words={{ save: t('votes'), saving: t('saving') }} />;
}
