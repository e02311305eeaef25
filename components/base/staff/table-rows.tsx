import { Link } from '@/lib/platform/i18n/link';
import type { Column } from './card-columns';

interface TableRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId(row: Row): string;
  rowHref?(row: Row): string;
  rowLabel(row: Row): string;
}

const rowClass =
  'border-line border-b max-md:block max-md:py-2 md:hover:bg-sunk focus-within:bg-sunk focus-visible:-outline-offset-2';
// In a table a height is only the minimum. As a card, where cells are blocks, they grow with their content.
const cellClass = 'py-1 align-middle md:h-11 md:px-2 md:first:pl-0 md:last:pr-0 md:pointer-fine:h-9';
const phoneClass = 'max-md:flex max-md:items-baseline max-md:gap-3';

/** Rows of a table; on a phone each is a card with the names of the columns before their cells. The column that heads a row opens it. */
export function TableRows<Row>({ rows, columns, rowId, rowHref, rowLabel }: TableRowsProps<Row>) {
  const heading = headingOf(columns);
  return (
    <tbody className="max-md:block">
      {rows.map((row) => (
        <tr key={rowId(row)} data-row tabIndex={-1} aria-label={rowLabel(row)} className={rowClass}>
          {columns.map((column) => {
            const { key, title, cell, align } = column;
            const isHeading = column === heading;
            return (
              <td
                key={key}
                data-title={title}
                className={`${cellClass} ${widthOf(column, isHeading)} ${placeOf(column, isHeading)} ${align === 'end' ? 'text-right tabular-nums' : ''}`}
              >
                {isHeading && rowHref ? (
                  <Link
                    href={rowHref(row)}
                    data-open
                    className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline pointer-fine:min-h-7"
                  >
                    {cell(row)}
                  </Link>
                ) : (
                  <div className="max-md:min-w-0">{cell(row)}</div>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Placeholder rows. */
export function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tbody aria-hidden="true" className="max-md:block">
      {[...Array(10).keys()].map((row) => (
        <tr key={row} className={rowClass}>
          {columns.map((column) => (
            <td
              key={column.key}
              className={`${cellClass} ${column.phone === 'hidden' ? 'max-lg:hidden' : 'max-md:block max-md:h-7'}`}
            >
              <div className="skeleton h-3.5 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The heading column of a row: the one that says so, else the first. */
function headingOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ phone }) => phone === 'title') ?? columns[0];
}

/** Typed text may be one long word, which must not widen the table; other columns must not wrap after each letter. */
function widthOf<Row>({ textWidth, align }: Column<Row>, isHeading: boolean): string {
  if (textWidth === 'short' || align === 'end') return 'md:whitespace-nowrap';
  if (isHeading) return 'wrap-anywhere md:min-w-40';
  return textWidth === 'long' ? 'wrap-anywhere md:min-w-22' : 'wrap-break-word md:min-w-22';
}

function placeOf<Row>({ phone }: Column<Row>, isHeading: boolean): string {
  if (phone === 'hidden') return 'max-lg:hidden';
  if (isHeading) return 'max-md:block max-md:text-base max-md:font-semibold';
  // On a phone each cell shows the name of its column.
  return `${phoneClass} max-md:before:w-24 max-md:before:flex-none max-md:before:text-left max-md:before:text-ink-3 max-md:before:content-[attr(data-title)]`;
}
