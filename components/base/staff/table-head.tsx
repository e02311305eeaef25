import type { Column } from './card-columns';
import type { TableState } from './table-state';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  state: Pick<TableState, 'sort' | 'order'>;
  onSort(sort: string): void;
}

/** The headings; those that sort are buttons. On a phone only these show, in one row above the cards. */
export function TableHead<Row>({ columns, state, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="max-md:block">
      <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:border-line max-md:border-b">
        {columns.map(({ key, title, sort, align, phone }) => {
          const isSorted = sort !== undefined && sort === state.sort;
          const turned = state.order === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={key}
              scope="col"
              aria-sort={sort === undefined ? undefined : isSorted ? turned : 'none'}
              className={`font-normal text-ink-3 md:whitespace-nowrap md:border-line md:border-b md:px-2 md:first:pl-0 md:last:pr-0 ${align === 'end' ? 'text-right' : 'text-left'} ${sort === undefined ? 'max-md:sr-only' : ''} ${phone === 'hidden' ? 'md:max-lg:hidden' : ''}`}
            >
              {sort === undefined ? (
                title
              ) : (
                <button
                  type="button"
                  onClick={() => onSort(sort)}
                  className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-ink pointer-fine:min-h-9"
                >
                  <span className={isSorted ? 'font-semibold text-ink' : ''}>{title}</span>
                  <span aria-hidden="true" className={`w-3 ${isSorted ? 'text-ink' : 'text-line'}`}>
                    {isSorted && state.order === 'asc' ? '↑' : '↓'}
                  </span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
