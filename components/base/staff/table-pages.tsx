import { useTranslations } from 'next-intl';
import { consoleButton } from './card-button';

interface TablePagesProps {
  page: number;
  /** A page knows only whether another one follows. */
  hasNext: boolean;
  isBusy: boolean;
  onPage(page: number): void;
}

/** Links to the other pages of a table; nothing where there is only one. */
export function TablePages({ page, hasNext, isBusy, onPage }: TablePagesProps) {
  const t = useTranslations('staff.table');
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-3 pt-3 text-sm">
      <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)} className={consoleButton()}>
        {t('previous')}
      </button>
      <span aria-current="page" className="tabular-nums text-ink-2">
        {t('page', { page })}
      </span>
      <button type="button" disabled={!hasNext || isBusy} onClick={() => onPage(page + 1)} className={consoleButton()}>
        {t('next')}
      </button>
    </nav>
  );
}
