import type { EntryMode } from '@/lib/events/contest/codes';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import type { MemberState } from '../codes';
import type { EntryFields } from '../contract';

/** What is looked at before an entry is sent. */
export interface SentEntry extends Omit<EntryFields, 'pictures'> {
  /** Of its category; null where it has none, or one that is not there any more. */
  modes: readonly EntryMode[] | null;
  /** Of everybody who is asked to join the team. */
  members: readonly MemberState[];
}

/**
 * What an entry lacks to be sent, in the order of its form (specification section 3, 'Contest entry'), with the rules `required`,
 * `category` for a mode that its category does not take, `unanswered` for a team with open invitations, and `individual` for an
 * entry of one person with a team. A text in one language is enough; where it has none, that of the version's language is missing.
 */
export function missingFields(entry: SentEntry, version: Language): FieldError[] {
  const { modes, mode } = entry;
  const inVersion = (field: 'title' | 'intro') => `${field}${version === 'zh' ? 'Zh' : 'En'}`;
  const required = [
    ...(entry.workId === '' ? ['workId'] : []),
    ...(modes === null ? ['categoryId'] : []),
    ...(entry.titleZh || entry.titleEn ? [] : [inVersion('title')]),
    ...(entry.introZh || entry.introEn ? [] : [inVersion('intro')]),
  ];
  return [
    ...required.map((field) => ({ field, rule: 'required' })),
    ...(modes === null || modes.includes(mode) ? [] : [{ field: 'mode', rule: 'category' }]),
    ...teamFaults(entry),
  ];
}

function teamFaults({ mode, teamName, members }: SentEntry): FieldError[] {
  const has = (state: MemberState) => members.includes(state);
  if (mode === 'individual') {
    return has('invited') || has('confirmed') ? [{ field: 'members', rule: 'individual' }] : [];
  }
  return [
    ...(teamName === '' ? [{ field: 'teamName', rule: 'required' }] : []),
    ...(has('invited') ? [{ field: 'members', rule: 'unanswered' }] : []),
    ...(has('invited') || has('confirmed') ? [] : [{ field: 'members', rule: 'required' }]),
  ];
}
