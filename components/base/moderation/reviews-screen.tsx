'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { decideOnReview, listReviewsCall } from '@/lib/base/moderation/client/reviews';
import { reviewKinds } from '@/lib/base/moderation/codes';
import type { ReviewRow } from '@/lib/base/moderation/contract';
import { plainText } from '@/lib/base/rich-text/codes';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ReviewText } from './review-text';

/** Texts that wait for review; each is allowed or rejected in place. */
export function ReviewsScreen() {
  const t = useTranslations('moderationConsole');
  const fieldOf = useFieldWords();
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="reviews"
        label={t('title')}
        endpoint={listReviewsCall}
        columns={useColumns()}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: reviewKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={({ id }) => id}
        rowLabel={(review) => `${fieldOf(review)}: ${shownText(review).slice(0, 60)}`}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<ReviewRow>[] {
  const t = useTranslations('moderationConsole');
  const fieldOf = useFieldWords();
  return [
    {
      key: 'text',
      title: t('columns.text'),
      phone: 'title',
      cell: (review) => <ReviewText text={shownText(review)} words={review.words} />,
      text: shownText,
    },
    {
      key: 'words',
      title: t('columns.words'),
      textWidth: 'long',
      cell: ({ words }) => words.join(t('comma')),
      text: ({ words }) => words.join(t('comma')),
    },
    { key: 'field', title: t('columns.field'), textWidth: 'short', cell: fieldOf, text: fieldOf },
    {
      key: 'subject',
      title: t('columns.subject'),
      textWidth: 'short',
      cell: (review) => <Subject review={review} />,
      text: ({ subjectId }) => subjectId,
    },
    {
      key: 'submittedAt',
      title: t('columns.submittedAt'),
      sort: 'submittedAt',
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt}>{formatDate(Date.parse(submittedAt), { withTime: true })}</time>
      ),
      text: ({ submittedAt }) => submittedAt,
    },
    { key: 'decide', title: t('columns.decide'), align: 'end', cell: (review) => <Decide review={review} /> },
  ];
}

/** A text as it is read: the body of an article waits with its markup. */
const shownText = ({ field, text }: ReviewRow) => (field.startsWith('body') ? plainText(text) : text);

/**
 * The link to what a text belongs to, where staff can see it: a comment or an answer belongs to a thing that its row does not
 * name, a play list may be private, and a question may wait to be shown.
 */
function Subject({ review: { kind, subjectId } }: { review: ReviewRow }) {
  const t = useTranslations('moderationConsole');
  const id = encodeURIComponent(subjectId);
  const links: Partial<Record<typeof kind, { href: string; words: string }>> = {
    video: { href: `/staff/works/${id}`, words: t('openWork') },
    topic: { href: `/staff/channels/${id}`, words: t('openChannel') },
    article: { href: `/staff/articles/${id}`, words: t('openArticle') },
    activity: { href: `/staff/activities/${id}`, words: t('openActivity') },
    live: { href: `/staff/broadcasts/${id}`, words: t('openBroadcast') },
    job: { href: `/staff/recruitment/${id}`, words: t('openJob') },
    person: { href: `/otherPeople?userId=${id}`, words: t('openPerson') },
  };
  const link = links[kind];
  if (!link) return t(`kinds.${kind}`);
  return (
    <Link href={link.href} className="underline underline-offset-4">
      {link.words}
    </Link>
  );
}

function Decide({ review }: { review: ReviewRow }) {
  const { id } = review;
  const t = useTranslations('moderationConsole');
  const { isActing, act } = useAct();
  const decide = (isAllowed: boolean) =>
    act({
      work: () => decideOnReview(id, isAllowed),
      done: isAllowed ? t('allowed') : t('refused'),
      gone: t('gone'),
      renews: [listReviewsCall],
    });
  const button = (isAllowed: boolean) => (
    <button
      type="button"
      aria-disabled={isActing}
      onClick={() => decide(isAllowed)}
      className={consoleButton(isAllowed ? 'line' : 'danger')}
    >
      {isAllowed ? t('allow') : t('refuse')}
      <span className="sr-only"> {shownText(review).slice(0, 60)}</span>
    </button>
  );
  return (
    <span className="inline-flex gap-2">
      {button(true)}
      {button(false)}
    </span>
  );
}

/** Which of the texts of a thing it is. */
function useFieldWords() {
  const t = useTranslations('moderationConsole.fields');
  return ({ field }: ReviewRow): string => {
    const key = field as 'bio';
    return t.has(key) ? t(key) : field;
  };
}
