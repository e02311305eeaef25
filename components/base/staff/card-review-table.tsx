'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { Picture } from '@/components/ui/picture';
import { type ConsoleSectionName, type ReviewedState, reviewedStates } from '@/lib/base/staff/codes';
import type { Remote } from '@/lib/platform/client/remote';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { PictureSize } from '@/lib/platform/shared/format/picture-sizes';
import type { Page } from '@/lib/platform/shared/wire';
import { ConsolePage } from './card-parts';
import type { ReviewWords } from './card-review';
import { ReviewState } from './card-review-parts';
import { type Column, ConsoleTable, type Filter } from './card-table';

/** What a row of every table of reviews has. */
interface ReviewRow {
  id: string;
  state: ReviewedState | 'deleted';
  isFeatured?: boolean;
  words: string[];
  submittedAt: string | null;
}

interface ReviewTableProps<Row extends ReviewRow> {
  section: ConsoleSectionName;
  endpoint: Remote<z.ZodType, z.ZodType<Page<Row>>>;
  words: ReviewWords;
  /** How a thing is called and what it looks like, where it has a picture: the first column. */
  titleOf(row: Row): string;
  pictureOf?(row: Row): string | null;
  pictureSize?: PictureSize;
  /** The columns between its title and when it was handed in. */
  columns: readonly Column<NoInfer<Row>>[];
  /** What else can be chosen instead of a state. */
  choices?: Filter['options'];
}

const [usual, ...otherStates] = reviewedStates;

/** What waits for a review, the first handed in first, or what is in another state; each row opens its `ReviewPage`. */
export function ReviewTable<Row extends ReviewRow>({ section, endpoint, words, ...own }: ReviewTableProps<Row>) {
  const t = useTranslations();
  const state = useTranslations('staffReview.states');
  const title = t(`staff.sections.${section}`);
  return (
    <ConsolePage title={title}>
      <ConsoleTable
        name={section}
        label={title}
        endpoint={endpoint}
        columns={useAllColumns({ words, ...own })}
        filters={[
          {
            name: 'state',
            label: t('staffReview.state'),
            usual: state(usual),
            options: [...(own.choices ?? []), ...otherStates.map((value) => ({ value, label: state(value) }))],
          },
        ]}
        search={words('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/${section}/${encodeURIComponent(row.id)}`}
        rowLabel={(row) => own.titleOf(row) || words('untitled')}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: words('empty'), text: words('emptyText') }}
      />
    </ConsolePage>
  );
}

type Own<Row extends ReviewRow> = Omit<ReviewTableProps<Row>, 'section' | 'endpoint'>;

function useAllColumns<Row extends ReviewRow>({ words, titleOf, columns, ...picture }: Own<Row>): Column<Row>[] {
  const t = useTranslations('staffReview');
  const time = (text: string | null) => (text ? formatDate(Date.parse(text), { withTime: true }) : '');
  return [
    {
      key: 'title',
      title: words('thing'),
      phone: 'title',
      cell: (row) => <Title title={titleOf(row) || words('untitled')} row={row} {...picture} />,
      text: titleOf,
    },
    ...columns,
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      cell: (row) => (row.submittedAt ? <time dateTime={row.submittedAt}>{time(row.submittedAt)}</time> : '—'),
      text: (row) => time(row.submittedAt),
    },
    { key: 'id', title: words('id'), isOnlyInFile: true, cell: (row) => row.id, text: (row) => row.id },
  ];
}

/** The columns of every table of reviews that stand among those of its slice. */
export function useReviewColumns(): Record<'state' | 'words', Column<ReviewRow>> {
  const t = useTranslations('staffReview');
  return {
    state: {
      // All of a list are in the state that the filter names.
      key: 'state',
      title: t('state'),
      phone: 'hidden',
      cell: (row) => <ReviewState state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    words: {
      key: 'words',
      title: t('words'),
      textWidth: 'long',
      phone: 'hidden',
      cell: (row) => row.words.join(t('comma')) || '—',
      text: (row) => row.words.join(t('comma')),
    },
  };
}

interface TitleProps<Row extends ReviewRow> extends Pick<ReviewTableProps<Row>, 'pictureOf' | 'pictureSize'> {
  row: Row;
  title: string;
}

function Title<Row extends ReviewRow>({ row, title, pictureOf, pictureSize }: TitleProps<Row>) {
  const t = useTranslations('staffReview');
  return (
    <span className="flex items-center gap-3">
      {pictureOf && pictureSize && <Thumb picture={pictureOf(row)} size={pictureSize} />}
      <span className="line-clamp-2">
        {title}
        {row.isFeatured && <span className="ml-2 text-accent text-xs">{t('featured')}</span>}
      </span>
    </span>
  );
}

function Thumb({ picture, size }: { picture: string | null; size: PictureSize }) {
  const isSquare = size.width === size.height;
  return (
    <span className={`flex-none overflow-hidden rounded-sm ${isSquare ? 'size-10' : 'h-10 w-15'}`}>
      <Picture picture={picture} cuts={[size]} sizes={isSquare ? '40px' : '60px'} className="size-full" />
    </span>
  );
}
