import { useTranslations } from 'next-intl';
import type { ReviewedState } from '@/lib/base/staff/codes';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { type Fact, StateBadge, type StateTone } from './card-parts';

const tones: Record<ReviewedState | 'deleted', StateTone> = {
  pending_review: 'new',
  verified: 'ok',
  failed: 'warn',
  pending_edit: 'off',
  deleted: 'off',
};

/** The state of something that is reviewed. */
export function ReviewState({ state }: { state: ReviewedState | 'deleted' }) {
  const t = useTranslations('staffReview.states');
  return <StateBadge tone={tones[state]}>{t(state)}</StateBadge>;
}

interface Reviewed {
  state: ReviewedState | 'deleted';
  /** Why it was sent back or taken down; empty if it was not. */
  reason: string;
  submittedAt: string | null;
}

/** What is known of everything that is reviewed, for its `Facts`. */
export function useReviewFacts({ state, reason, submittedAt }: Reviewed) {
  const t = useTranslations('staffReview');
  return {
    state: { label: t('state'), value: <ReviewState state={state} /> },
    reason: { label: t('reason'), value: reason && <span className="whitespace-pre-wrap">{reason}</span> },
    submittedAt: {
      label: t('submittedAt'),
      value: submittedAt && formatDate(Date.parse(submittedAt), { withTime: true }),
    },
  } satisfies Record<string, Fact>;
}

interface ReviewNotesProps {
  id: string;
  /** The prohibited words in its texts. */
  words: readonly string[];
  /** Its changed texts that wait, by field. */
  underReview: object;
}

/** What needs attention in the texts of a thing: its prohibited words, and changed texts that wait for a review of theirs. */
export function ReviewNotes({ id, words, underReview }: ReviewNotesProps) {
  const t = useTranslations('staffReview');
  return (
    <>
      {words.length > 0 && (
        <p className="mb-3 text-sm text-danger">{t('wordsFound', { words: words.join(t('comma')) })}</p>
      )}
      {Object.keys(underReview).length > 0 && (
        <p className="mb-3 text-sm text-ink-2">
          {t('textsWait')}{' '}
          <Link href={`/staff/reviews?search=${encodeURIComponent(id)}`} className="underline underline-offset-4">
            {t('openReviews')}
          </Link>
        </p>
      )}
    </>
  );
}
