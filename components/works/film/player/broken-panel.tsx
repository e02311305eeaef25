import { useTranslations } from 'next-intl';
import { chunkText } from '@/lib/platform/client/fault-words';
import { tryAgain } from '@/lib/platform/client/faults';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';

interface BrokenPanelProps {
  /** The part of the program for want of which it does not play; null when it is the film. */
  failure: ChunkError | null;
  onRetry(): void;
}

/** The film cannot be played (specification section 8), and the way on. */
export function BrokenPanel({ failure, onRetry }: BrokenPanelProps) {
  const t = useTranslations('filmPlayer');
  return (
    <div
      role="alert"
      className="absolute inset-0 z-1 flex flex-col items-center justify-center gap-4 bg-shade/80 px-6 text-center text-base"
    >
      <p>{failure ? chunkText(failure) : t('broken')}</p>
      <button type="button" onClick={() => (failure ? tryAgain(failure, onRetry) : onRetry())} className={wayOnClass}>
        {t('retry')}
      </button>
    </div>
  );
}

/** What to press over a picture: white on whatever there is. */
export const wayOnClass =
  'inline-flex min-h-11 items-center justify-center rounded-full bg-white px-5 text-base font-semibold text-lit-ink';
