import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { ownEntryQuery, useEntryActs, writtenFields } from '@/lib/events/entry/client/own-entries';
import type { EntryDraft, EntryFields } from '@/lib/events/entry/contract';
import { missingFields } from '@/lib/events/entry/rules/missing';
import { isFailure } from '@/lib/platform/client/save-failure';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { useAgreement } from './edit-agreement';
import { isEditValues, isSaved } from './edit-values';

interface Editing {
  first: EntryDraft;
  contest: ContestDetail;
  /** The server's time, in ms. */
  now: number;
}

/** An entry in its form, and its actions. It is saved as it is written, and sent once nothing is missing. */
export function useEditEntry({ first, contest, now }: Editing) {
  const { id } = first;
  const acts = useEntryActs();
  const agreement = useAgreement(contest, now);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState(0);
  // Of the order: sent again from the same form, it is the same one.
  const [clientId] = useState(() => newId());
  const sent = useRef<EntryDraft | null>(null);
  const editor = useEditor<EntryDraft, EntryFields>(first, {
    ...{ key: `entry-unsaved:${id}`, query: ownEntryQuery(id), typedOf: writtenFields, isSaved },
    isAuto: () => true,
    save: (values, { revision }) => acts.save({ ...values, id, revision }),
    restore: (kept) => (isEditValues(kept) ? kept : null),
    async submit({ revision, acknowledged }) {
      const { termsVersion } = agreement;
      const sending = { id, revision, clientId, termsVersion, feeFen: feeFen ?? 0, agrees: true, acknowledged };
      try {
        sent.current = await acts.send(sending);
        return sent.current;
      } catch (error) {
        agreement.learn(error, categoryId);
        throw error;
      }
    },
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  const { draft, values } = editor;
  const { categoryId } = values;
  const feeFen = draft.isPaid ? 0 : agreement.feeOf(categoryId);
  const lacking = useLacking(draft, values, agreement);
  return {
    ...editor,
    ...useTeam(id),
    agreement,
    /** What it costs to send it, in fen; null while it has no category. */
    feeFen,
    lacking,
    refusals: editor.refusals + refused,
    /** Broken rules by their fields: what the server said, and once it was to be sent what is missing. */
    rules: { ...(isTried && lacking), ...editor.rules },
    savePicture: (picture: File) => acts.savePicture(id, picture),
    /** Sends it. Returns it as it stands then; null when it is not sent. */
    async send(acknowledged = false): Promise<EntryDraft | null> {
      setTried(true);
      if (Object.keys(lacking).length > 0) {
        setRefused((count) => count + 1);
        return null;
      }
      return (await editor.submit(acknowledged)) ? sent.current : null;
    },
  };
}

export type EditedEntry = ReturnType<typeof useEditEntry>;

/** What is missing to send it, as rules by their fields. */
function useLacking(draft: EntryDraft, values: EntryFields, agreement: ReturnType<typeof useAgreement>): BrokenRules {
  const language = useLanguage();
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  const modes = agreement.contest.categories.find(({ id }) => id === values.categoryId)?.modes ?? null;
  const written = { ...(Object.fromEntries(trimmed) as EntryFields), modes };
  const faults = missingFields({ ...written, members: draft.members.map(({ state }) => state) }, language);
  const open = agreement.isAgreed ? faults : [...faults, { field: 'agrees', rule: 'required' }];
  return Object.fromEntries(open.map(({ field, rule }) => [field, rule]));
}

/** Who is asked to join the team: at once, by calls of their own. */
function useTeam(id: string) {
  const acts = useEntryActs();
  const problemOf = useProblemWords();
  const [teamProblem, setProblem] = useState<Problem | null>(null);
  async function change(act: () => Promise<EntryDraft>) {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      if (!isFailure(error)) throw error;
      setProblem(problemOf(error));
    }
  }
  return {
    /** Why somebody could not be asked, or taken out. */
    teamProblem,
    invite: (userId: string) => change(() => acts.invite(id, userId)),
    uninvite: (userId: string) => change(() => acts.uninvite(id, userId)),
  };
}
