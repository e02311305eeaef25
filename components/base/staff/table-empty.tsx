import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { consoleButton } from './card-button';
import type { TableState } from './table-state';

interface TableEmptyProps {
  state: TableState;
  /** What to say where there is nothing at all. */
  empty: { title: string; text?: string };
  change(state: TableState): void;
}

/** Shown instead of rows: for an empty table, a search without matches, or a page that does not exist any more. */
export function TableEmpty({ state, empty, change }: TableEmptyProps) {
  const t = useTranslations('staff.table');
  const { page, search, filters } = state;
  if (page > 1) {
    return (
      <Notice title={t('noPage')}>
        <button type="button" onClick={() => change({ ...state, page: 1 })} className={consoleButton()}>
          {t('firstPage')}
        </button>
      </Notice>
    );
  }
  if (search.trim() !== '' || Object.values(filters).some(Boolean)) {
    return (
      <Notice title={t('noMatch')}>
        <button type="button" onClick={() => change({ ...state, search: '', filters: {} })} className={consoleButton()}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return <Notice {...empty}>{null}</Notice>;
}
