'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { rowAction } from '@/components/works/work/card-thumb';
import { videoActs } from '@/lib/community/topic/client/desk';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { VideoItem } from '@/lib/works/work/contract';

interface WithdrawProposalProps {
  topicId: string;
  /** A work of the caller that waits for the channel's host. */
  video: VideoItem;
}

/** Takes back a work that was proposed for a channel; the page then shows how it stands. */
export function WithdrawProposal({ topicId, video: { videoId, title } }: WithdrawProposalProps) {
  const t = useTranslations('centreSelect');
  const router = useRouter();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);

  async function withdraw() {
    setPending(true);
    try {
      const { isWithdrawn } = await videoActs.withdraw(topicId, videoId);
      toast(t(isWithdrawn ? 'withdrawn' : 'decidedBefore'));
      router.refresh();
    } catch (error) {
      toast(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return (
    <button type="button" disabled={isPending} onClick={withdraw} className={`-ml-2.25 ${rowAction}`}>
      {t('withdraw')}
      <span className="sr-only">{t('of', { title })}</span>
    </button>
  );
}
