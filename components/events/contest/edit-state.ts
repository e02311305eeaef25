import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { contestDraftQuery, useContestActs } from '@/lib/events/contest/client/desk';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { recordedChanges } from '@/lib/events/contest/rules/changes';
import { checkContest } from '@/lib/events/contest/rules/check-contest';
import { isContestName } from '@/lib/events/contest/rules/contest-name';
import { missingFields } from '@/lib/events/contest/rules/missing';
import { isFailure } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import type { BrokenRules, SaverParts } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { type ContestValues, comparable, contestValues, isContestValues, isSaved } from './edit-values';

/** Delay in ms after the last change before a draft is saved. */
const pause = 1500;

/** What is written of a contest in its editor, and what is done to it. What is public is saved on demand only. */
export function useEditContest(first: ContestDraft) {
  const acts = useContestActs();
  const router = useRouter();
  const problemOf = useProblemWords();
  const { saver, state } = useContestSaver(first);
  const { saved: draft, typed: values, error } = state;
  const [refusals, setRefusals] = useState(0);
  const [isTried, setTried] = useState(false);
  const [isPublishing, setPublishing] = useState(false);

  async function press(work: () => Promise<boolean>): Promise<boolean> {
    const isDone = await work();
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  }
  async function publish(): Promise<boolean> {
    try {
      await saver.apply(({ revision }) => acts.publish({ id: draft.id, revision }));
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      return false;
    }
    // The head of the desk says how it stands.
    router.refresh();
    return true;
  }
  return {
    ...{ ...state, draft, values, refusals, isTried, isPublishing, isAuto: saver.isAuto },
    problem: error && problemOf(error),
    ...useFindings(draft, values),
    change: (part: Partial<ContestValues>) => saver.change(part),
    save: () => press(() => saver.save()),
    /** It is not published, since it lacks something: each field says so from now on, and the first takes the focus. */
    refuse() {
      setTried(true);
      setRefusals((count) => count + 1);
    },
    /** Saves and publishes; true on success. */
    async publish(): Promise<boolean> {
      setPublishing(true);
      return press(async () => (await saver.save()) && publish()).finally(() => setPublishing(false));
    },
    /** Replaces the values by those of the server. */
    reload: () => saver.reload(),
    /** Saves the values over those that were saved elsewhere. */
    saveOver: () => press(() => saver.saveOver()),
  };
}

export type EditedContest = ReturnType<typeof useEditContest>;

/** What the typed values lack and contradict, and what of their changes the integrity page will say. */
function useFindings(draft: ContestDraft, values: ContestValues) {
  const language = useLanguage();
  const [openedAt] = useState(Date.now);
  const { enrolStartTime, enrolEndTime, isPublished } = draft;
  const contradictions = checkContest(values, {
    ...{ now: openedAt, enrolStartAt: toMs(enrolStartTime), enrolEndAt: toMs(enrolEndTime) },
    standing: isPublished ? draft : undefined,
  });
  return {
    /** The fields that it lacks to be public; they say so once it was tried. */
    missing: missingFields(values, language),
    /** What contradicts itself, as rules by their paths. */
    contradictions: Object.fromEntries(contradictions.map(({ field, rule }) => [field, rule])) as BrokenRules,
    /** What of a public one is recorded when the typed values are saved. In the browser, which takes texts apart. */
    recorded: () => (isPublished ? recordedChanges(comparable(contestValues(draft)), comparable(values)) : []),
    /** What people have begun to rely on stays: the same conditions as the server's. */
    fixed: {
      name: isPublished,
      vote: isPublished && ['open', 'frozen', 'closed'].includes(draft.votePhase),
      works: isPublished && draft.worksTime !== '' && toMs(draft.worksTime) <= openedAt,
      blind: isPublished && toMs(enrolStartTime) <= openedAt,
    },
  };
}

const toMs = (written: string) => (written === '' ? 0 : Date.parse(written));

const checkName = (name: string): BrokenRules =>
  name.trim() === '' || isContestName(name.trim()) ? {} : { name: 'name' };

function useContestSaver(first: ContestDraft) {
  const acts = useContestActs();
  const queries = useQueryClient();
  const unsaved = useTranslations('editor.save')('kept');
  const { id } = first;
  const query = contestDraftQuery(id);
  const { data = first } = useQuery({ ...query, initialData: first, refetchOnWindowFocus: true });
  const parts: SaverParts<ContestDraft, ContestValues> = {
    ...{ key: `contest-unsaved:${id}`, pause, typedOf: contestValues, settled: contestValues, isSaved },
    save: (values, { revision }) => acts.save(values, { id, revision }),
    read: () => queries.fetchQuery(query),
    isAuto: ({ isPublished }) => !isPublished,
    // A name that is not finished yet is no reason to ask the server.
    check: ({ name }) => (Object.keys(checkName(name)).length > 0 ? checkName(name) : null),
    restore: (kept) => (isContestValues(kept) ? kept : null),
    onUnsaved: () => toast(unsaved),
  };
  // Going back restores an old page, while newer saves are known here.
  return useSaver(() => new Saver(data.revision > first.revision ? data : first, parts), data);
}
