'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ReviewAct, ReviewedState } from '@/lib/base/staff/codes';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import { useAct } from './card-act';
import { consoleButton } from './card-button';
import type { ReasonedAct, ReviewCalls, ReviewReasons, ReviewWords } from './card-review';
import { ReviewReason } from './review-reason';

interface ReviewDecisionProps {
  /** What is decided on, as it was read; `isFeatured` where it can be featured. */
  thing: { id: string; revision: number; state: ReviewedState | 'deleted'; isFeatured?: boolean };
  calls: ReviewCalls;
  /** The slice's rule: the states in which a decision is possible. */
  statesBefore(act: ReviewAct): readonly string[];
  words: ReviewWords;
  reasons: ReviewReasons;
  /** Its public page. */
  path: string;
  /** Further links from a public one, as `consoleButton`s. */
  links?: ReactNode;
  /** What needs attention of a public one. */
  notice?: ReactNode;
  /** Why it cannot be approved yet. */
  notYet?: string;
  /** What to say of error codes that only this slice has. */
  said?: Partial<Record<ErrorCode, string>>;
}

/** The decisions that are possible on a thing in its state. A colleague's faster decision is shown once known. */
export function ReviewDecision({ thing, calls, statesBefore, words, reasons, ...own }: ReviewDecisionProps) {
  const t = useTranslations('staffReview');
  const { isActing, act } = useAct();
  const { id, revision, state, isFeatured = false } = thing;
  const { feature } = calls;
  const renews = [calls.get, calls.list];
  const may = (name: ReviewAct) => statesBefore(name).includes(state);
  const decide = (name: ReviewAct, reason = '') =>
    act({
      work: () => call(calls.decide, { id, revision, act: name, reason }, { quiet: true }),
      done: name === 'refuse' ? words('refused') : t(`decided.${name}`),
      said: { Changed: words('changed'), ...own.said },
      ...{ gone: words('gone'), renews },
    });
  const turnFeatured =
    feature &&
    (() =>
      act({
        work: () => call(feature, { id, isFeatured: !isFeatured }, { quiet: true }),
        ...{ done: isFeatured ? t('unfeaturedDone') : t('featuredDone'), gone: words('changed'), renews },
      }));
  const withReason = (name: ReasonedAct) => (
    <ReviewReason {...{ act: name, reasons, words, isActing }} onSend={(reason) => decide(name, reason)} />
  );
  return (
    <section aria-labelledby="decision" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {may('approve') && (
        <Approval
          hint={words('approveHint')}
          notYet={own.notYet}
          isActing={isActing}
          onApprove={() => decide('approve')}
        />
      )}
      {may('refuse') && withReason('refuse')}
      {may('takeDown') && (
        <>
          {own.notice}
          <p className="mb-4 flex flex-wrap gap-2">
            <Link href={own.path} className={consoleButton()}>
              {words('openPage')}
            </Link>
            {own.links}
            {turnFeatured && (
              <button type="button" aria-disabled={isActing} onClick={turnFeatured} className={consoleButton()}>
                {isFeatured ? t('unfeature') : t('feature')}
              </button>
            )}
          </p>
          {withReason('takeDown')}
        </>
      )}
      {(state === 'failed' || state === 'pending_edit') && (
        <p className="text-sm text-ink-2 text-pretty">{words(`nothingToDo.${state}`)}</p>
      )}
    </section>
  );
}

interface ApprovalProps extends Pick<ReviewDecisionProps, 'notYet'> {
  hint: string;
  isActing: boolean;
  onApprove(): void;
}

function Approval({ hint, notYet, isActing, onApprove }: ApprovalProps) {
  const t = useTranslations('staffReview');
  return (
    <>
      <button
        type="button"
        aria-disabled={isActing || notYet !== undefined}
        aria-describedby="approval"
        onClick={() => notYet === undefined && onApprove()}
        className={`w-full ${consoleButton('accent')}`}
      >
        {t('approve')}
      </button>
      <p id="approval" className="mt-1.5 mb-6 text-sm text-ink-3 text-pretty">
        {notYet ?? hint}
      </p>
    </>
  );
}
