'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { searchLimits } from '@/lib/base/search/codes';
import { toast } from '@/lib/platform/client/toast';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { type Held, type Purpose, purposes, type Source, sourceTabs } from './purposes';
import { SelectList } from './select-list';
import { usePicked } from './use-picked';
import { useTakePicked } from './use-take-picked';
import { WithdrawProposal } from './withdraw-proposal';

export interface SelectScreenProps {
  /** Who picks. */
  userId: string;
  /** The source that the address names. */
  initial: Source;
  purpose: Purpose;
  /** The target of the works: its id, its name, the works that need not be picked, and how many more it takes. */
  id: string;
  title: string;
  held: Readonly<Record<string, Held>>;
  room: number;
  /** Somebody else decides whether it takes them. */
  isProposal?: boolean;
}

/** Picks works for something of the caller, from their own public ones, liked ones and collected ones. */
export function SelectScreen(props: SelectScreenProps) {
  const { userId, initial, purpose, id, title, held, room, isProposal = false } = props;
  const t = useTranslations('centreSelect');
  const most = Math.min(purposes[purpose].most, room);
  const searchWords = useTranslations('centreSelect.search');
  const search = useLiveSearch();
  const { picked, pick, forget } = usePicked({ purpose, id, held: Object.keys(held), most });
  const list = (source: Source) => (
    <SelectList
      source={source}
      userId={userId}
      searched={search.searched}
      onClear={search.clear}
      isPicked={(video) => picked.includes(video)}
      heldAs={(video) => held[video] ?? null}
      isFull={most !== 1 && picked.length >= most}
      onPick={pick}
      actionOf={(video) => held[video.videoId] === 'proposed' && <WithdrawProposal topicId={id} video={video} />}
    />
  );
  const tabs = sourceTabs(purpose);
  const [only, ...others] = tabs;
  return (
    <div className="pb-24">
      <div className="wrap pt-5">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">{t(`for.${purpose}`, { title })}</p>
        {isProposal && <p className="mt-1 text-ink-3 text-sm text-pretty">{t('proposalHint')}</p>}
        <LiveSearch
          {...search}
          most={searchLimits.text}
          words={{
            ...{ label: searchWords('label'), placeholder: searchWords('placeholder') },
            ...{ submit: searchWords('submit'), clear: searchWords('clear') },
          }}
        />
      </div>
      {others.length === 0 ? (
        <div className="wrap pt-3">{list(only.name)}</div>
      ) : (
        <AddressTabs
          tabs={tabs}
          initial={initial}
          parameter="from"
          path={`/selectVideo?${new URLSearchParams({ [purpose]: id })}`}
          label={t('sources')}
          words={{ own: t('own'), liked: t('liked'), collected: t('collected') }}
          panels={{ own: list('own'), liked: list('liked'), collected: list('collected') }}
        />
      )}
      <PickedBar {...{ purpose, id, picked, most, isProposal }} onTaken={forget} />
    </div>
  );
}

interface PickedBarProps {
  purpose: Purpose;
  id: string;
  picked: readonly string[];
  most: number;
  isProposal: boolean;
  onTaken(): void;
}

/** The number of picked works, and the button that adds them. */
function PickedBar({ purpose, id, picked, most, isProposal, onTaken }: PickedBarProps) {
  const t = useTranslations('centreSelect');
  const router = useRouter();
  const problemOf = useProblemWords();
  const take = useTakePicked(purpose);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);

  async function finish() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      await take(id, picked);
      toast(t(isProposal ? 'proposedNow' : 'done', { count: picked.length }));
      onTaken();
      router.replace(purposes[purpose].back(id, isProposal));
    } catch (error) {
      setProblem(problemOf(error));
      setPending(false);
    }
  }

  return (
    <div className="dock" data-takes-bottom>
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <div className="min-w-0 text-sm">
          <p role="status" className="tabular-nums">
            {most > 0 ? t('count', { count: picked.length, most }) : t(isProposal ? 'fullOfProposals' : 'full')}
          </p>
          <p role="alert" className="text-danger">
            {problem?.text}
          </p>
        </div>
        <button
          type="button"
          disabled={picked.length === 0}
          aria-disabled={isPending || undefined}
          onClick={finish}
          className={`flex-none ${buttonClass('accent')}`}
        >
          {t(isProposal ? (isPending ? 'proposing' : 'propose') : isPending ? 'pending' : 'take')}
        </button>
      </div>
    </div>
  );
}
