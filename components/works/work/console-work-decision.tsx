'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import type { ReasonTexts } from '@/components/base/staff/card-reason';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { decideOnWork, getWorkForReview, listWorks } from '@/lib/works/work/client/console';
import { publicState } from '@/lib/works/work/codes';
import type { WorkForReview } from '@/lib/works/work/contract';
import { WorkReason } from './console-work-reason';
import type { ReasonName } from './console-work-reasons';

type Act = 'approve' | 'refuse' | 'takeDown';

interface WorkDecisionProps {
  work: WorkForReview;
  reasons: ReasonTexts<ReasonName>;
  /** The viewer may also pick works for a month. */
  mayPick: boolean;
}

/** The possible decisions on a work in its state. A decision that somebody else made first is shown once known. */
export function WorkDecision({ work, reasons, mayPick }: WorkDecisionProps) {
  const t = useTranslations('workConsole');
  const { isActing, act } = useAct();
  const { id, revision, state } = work;
  const decide = (name: Act, reason = '') =>
    act({
      work: () => call(decideOnWork, { id, revision, act: name, reason }, { quiet: true }),
      done: t(`decided.${name}`),
      gone: t('gone'),
      said: { Changed: t('changed') },
      renews: [getWorkForReview, listWorks],
    });
  const isPublic = state === publicState;
  return (
    <section aria-labelledby="decision" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {state === 'pending_review' && (
        <>
          <Approval work={work} isActing={isActing} onApprove={() => decide('approve')} />
          <WorkReason
            reasons={reasons}
            name="refuse"
            isActing={isActing}
            onSend={(reason) => decide('refuse', reason)}
          />
        </>
      )}
      {isPublic && (
        <>
          <p className="mb-4 flex flex-wrap gap-2">
            <Link href={`/video/detail/${encodeURIComponent(id)}`} className={consoleButton()}>
              {t('openPage')}
            </Link>
            {mayPick && (
              <Link href={`/staff/picks?work=${encodeURIComponent(id)}`} className={consoleButton()}>
                {t('pickIt')}
              </Link>
            )}
          </p>
          <WorkReason
            reasons={reasons}
            name="takeDown"
            isActing={isActing}
            onSend={(reason) => decide('takeDown', reason)}
          />
        </>
      )}
      {(state === 'failed' || state === 'pending_edit') && (
        <p className="text-sm text-ink-2 text-pretty">{t(`nothingToDo.${state}`)}</p>
      )}
    </section>
  );
}

interface ApprovalProps {
  work: WorkForReview;
  isActing: boolean;
  onApprove(): void;
}

function Approval({ work: { processing }, isActing, onApprove }: ApprovalProps) {
  const t = useTranslations('workConsole');
  const isReady = processing.state === 'ready';
  return (
    <>
      <button
        type="button"
        aria-disabled={!isReady || isActing}
        aria-describedby="approval"
        onClick={() => isReady && onApprove()}
        className={`w-full ${consoleButton('accent')}`}
      >
        {t('approve')}
      </button>
      <p id="approval" className="mt-1.5 mb-6 text-sm text-ink-3 text-pretty">
        {isReady ? t('approveHint') : t('notReady')}
      </p>
    </>
  );
}
