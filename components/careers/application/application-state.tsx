import { useTranslations } from 'next-intl';
import type { ApplicationState } from '@/lib/careers/application/codes';

const tones: Record<ApplicationState, string> = {
  new: 'bg-sunk text-ink-2',
  seen: 'bg-sunk text-ink-2',
  talk: 'bg-accent-wash text-accent',
  offer: 'bg-lit text-lit-ink',
  no: 'bg-sunk text-ink-3',
  withdrawn: 'bg-sunk text-ink-3',
  hired: 'bg-sunk text-ok',
};

/** The state of an application for its applicant, in a word. */
export function OwnApplicationState({ state }: { state: ApplicationState }) {
  const t = useTranslations('application.state');
  return <StateStamp state={state} word={t(state)} />;
}

/** The same as the company calls it. */
export function StateStamp({ state, word }: { state: ApplicationState; word: string }) {
  return <span className={`inline-block rounded-sm px-1.75 py-0.5 font-semibold text-xs ${tones[state]}`}>{word}</span>;
}
