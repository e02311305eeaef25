'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { type PlannedAward, useAwardActs, type WrittenWinner } from '@/lib/events/award/client/desk';
import type { AwardPlan, ChosenEntry } from '@/lib/events/award/contract';
import { entryLimits } from '@/lib/events/entry/codes';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { PickTile, tileGrid } from './desk-entry-tile';
import { FormFoot } from './desk-form-foot';
import { useRuleWords } from './desk-rules';
import { isCalled, useSearchWords } from './desk-search';
import { WinnerFields } from './desk-winner-fields';
import { usePlanAct } from './use-plan-act';
import { brokenCitations, keptWinners, winnersOf } from './winner-values';

interface WinnersFormProps {
  plan: AwardPlan;
  award: PlannedAward;
  onClose(): void;
}

/** Chooses who wins an award, among the shortlist, with the words for each; what is written stays in the tab until it is saved. */
export function WinnersForm({ plan, award, onClose }: WinnersFormProps) {
  const t = useTranslations('awardDesk.winners');
  const acts = useAwardActs();
  const planAct = usePlanAct(plan.contestId);
  const [kept, keep] = useTextDraft(`award-winners ${award.id}`);
  const winners = keptWinners(kept) ?? winnersOf(award);
  const put = (next: WrittenWinner[]) => keep(JSON.stringify(next));
  const { candidates, others } = candidatesOf(plan, award);

  function leave(): void {
    keep('');
    onClose();
  }
  async function save() {
    const broken = brokenCitations(winners);
    planAct.setRules(broken);
    if (Object.keys(broken).length > 0) return;
    if (!(await planAct.act(() => acts.winners(plan, award.id, winners)))) return;
    toast(t('saved'));
    leave();
  }
  return (
    <div className="mt-3">
      <ChosenWinners {...{ winners, put }} rules={planAct.rules} known={[...candidates, ...award.winners]} />
      <Candidates {...{ candidates, others, winners, put }} quantity={award.quantity} error={planAct.rules.winners} />
      <FormFoot
        planAct={planAct}
        words={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
        onSave={save}
        onCancel={leave}
      >
        {t('chosen', { count: winners.length, quantity: award.quantity })}
      </FormFoot>
    </div>
  );
}

/** Entries of the shortlist that can win an award, and how many of other categories there are. */
function candidatesOf({ shortlist }: AwardPlan, { categoryId }: PlannedAward) {
  const entries = shortlist?.entries ?? [];
  const candidates = entries.filter((entry) => categoryId === '' || entry.categoryId === categoryId);
  return { candidates, others: entries.length - candidates.length };
}

interface ChosenWinnersProps {
  winners: WrittenWinner[];
  put(next: WrittenWinner[]): void;
  rules: BrokenRules;
  known: readonly ChosenEntry[];
}

/** Who is chosen, in their order, with fields for the words for each. */
function ChosenWinners({ winners, put, rules, known }: ChosenWinnersProps) {
  const move = (index: number, to: number) => {
    const list = [...winners];
    list.splice(to, 0, ...list.splice(index, 1));
    put(list);
  };
  return (
    <ol className="space-y-4">
      {winners.map((winner, index) => {
        const entry = known.find(({ id }) => id === winner.entryId);
        if (!entry) return null;
        return (
          <li key={winner.entryId}>
            <WinnerFields
              {...{ entry, winner, index, rules }}
              isLast={index === winners.length - 1}
              onChange={(part) => put(winners.map((one) => (one === winner ? { ...winner, ...part } : one)))}
              onMove={(to) => move(index, to)}
              onRemove={() => put(winners.filter((one) => one !== winner))}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface CandidatesProps extends Pick<ChosenWinnersProps, 'winners' | 'put'> {
  candidates: readonly ChosenEntry[];
  others: number;
  quantity: number;
  /** The rule that all of them break. */
  error: string | undefined;
}

/** As many are found without a search. */
const mostInSight = 12;

/** The entries to choose from. Once as many are chosen as the award goes to, the others wait. */
function Candidates({ candidates, others, winners, put, quantity, error }: CandidatesProps) {
  const t = useTranslations('awardDesk.winners');
  const wordsOf = useRuleWords();
  const id = useId();
  const isFull = winners.length >= quantity;
  const isChosen = (entryId: string) => winners.some((winner) => winner.entryId === entryId);
  const problem = wordsOf('winners', error);
  const search = useLiveSearch();
  const words = useSearchWords();
  const found = candidates.filter((entry) => isCalled(entry, search.searched));
  return (
    <section aria-labelledby={id} className="mt-5">
      <h4 id={id} className="font-semibold text-sm tracking-normal">
        {t('candidates')}
      </h4>
      <p className="mb-3 text-ink-3 text-sm text-pretty">
        {candidates.length === 0 ? t('noCandidates') : others > 0 ? t('others', { count: others }) : t('hint')}
      </p>
      {problem && (
        <p role="alert" className="mb-2 text-danger text-sm">
          {problem}
        </p>
      )}
      {candidates.length > mostInSight && <LiveSearch {...search} most={entryLimits.search} words={words} />}
      {candidates.length > 0 && found.length === 0 && (
        <p role="status" className="py-6 text-center text-ink-2">
          {t('noneFound')}
        </p>
      )}
      <ul className={tileGrid}>
        {found.map((entry) => (
          <li key={entry.id}>
            <PickTile
              entry={entry}
              isPicked={isChosen(entry.id)}
              note={isFull && !isChosen(entry.id) ? t('full') : ''}
              onPick={(isPicked) =>
                put(
                  isPicked
                    ? [...winners, { entryId: entry.id, citationZh: '', citationEn: '' }]
                    : winners.filter(({ entryId }) => entryId !== entry.id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
