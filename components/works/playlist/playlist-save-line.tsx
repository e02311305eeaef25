'use client';

import { useTranslations } from 'next-intl';
import { SaveLine } from '@/components/ui/save-line';
import type { SaveStatus } from '@/lib/platform/client/saver-state';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { OrderState } from './playlist-order';

interface PlaylistSaveLineProps {
  words: { status: SaveStatus; error: unknown };
  works: OrderState;
  onRetry(): void;
  /** Prohibited words are sent to review. */
  onAcknowledge(): void;
}

/** Which state is shown first where texts and works differ. */
const ranks = ['gone', 'failed', 'asking', 'saving', 'unsaved', 'saved'] as const;

/** Whether changes of a play list are saved, with actions when they are not. */
export function PlaylistSaveLine({ words, works, onRetry, onAcknowledge }: PlaylistSaveLineProps) {
  const t = useTranslations('playlistEdit.save');
  const problemOf = useProblemWords();
  // Rejected texts are reported at their field.
  const ofWords = words.status === 'refused' ? 'unsaved' : words.status;
  const status = ranks.find((rank) => rank === ofWords || rank === works.status) ?? 'unsaved';
  const isWrong = status === 'failed' || status === 'asking' || status === 'gone';
  const why = status === 'failed' ? t('failed', { text: problemOf(words.error ?? works.error).text }) : t(status);
  return (
    <div className="sticky top-head z-4 -mx-gutter mb-3 min-h-11 bg-paper px-gutter py-2 text-sm">
      <SaveLine
        said={
          <>
            {works.isReplaced && <span className="block text-ink text-pretty">{t('replaced')}</span>}
            {!isWrong && t(status)}
          </>
        }
        problem={isWrong && why}
        actions={[
          status === 'asking' && { label: t('acknowledge'), onPress: onAcknowledge },
          status === 'failed' && { label: t('retry'), onPress: onRetry },
        ]}
      />
    </div>
  );
}
