import { useTranslations } from 'next-intl';
import { chunkText } from '@/lib/platform/client/fault-words';
import { tryAgain } from '@/lib/platform/client/faults';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';

interface BrokenPanelProps {
  /** The chunk that did not load; null when the film is broken. */
  failure: ChunkError | null;
  onRetry(): void;
}

/** The film cannot be played (specification section 8), with a retry. */
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

/** A button over a picture: white on any background. */
export const wayOnClass =
  'inline-flex min-h-11 items-center justify-center rounded-full bg-white px-5 text-base font-semibold text-lit-ink';
