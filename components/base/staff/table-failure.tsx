import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { consoleButton } from './card-button';

interface TableFailureProps {
  error: Error;
  onRetry(): void;
  /** Above outdated rows. */
  isSmall?: boolean;
}

/** The rows could not be loaded, with a button to retry. */
export function TableFailure({ error, onRetry, isSmall = false }: TableFailureProps) {
  const t = useTranslations('client');
  const words = useProblemWords()(error).text || t('loadFailed');
  const again = (
    <button type="button" onClick={onRetry} className={consoleButton()}>
      {t('retry')}
    </button>
  );
  if (!isSmall) {
    return (
      <Notice role="alert" title={words}>
        {again}
      </Notice>
    );
  }
  return (
    <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 text-sm text-danger">
      {words}
      {again}
    </div>
  );
}
