import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { ProcessingState } from '@/lib/works/work/codes';
import type { Processing } from '@/lib/works/work/contract';

const fileTones: Record<ProcessingState, StateTone> = {
  uploading: 'busy',
  waiting: 'busy',
  working: 'busy',
  ready: 'ok',
  broken: 'warn',
};

/** The processing state of a work's file, with the reason where it cannot be shown. */
export function FileStateBadge({ processing }: { processing: Processing }) {
  return <StateBadge tone={fileTones[processing.state]}>{useFileWords()(processing)}</StateBadge>;
}

/** The same as plain text. */
export function useFileWords() {
  const t = useTranslations('workConsole');
  return ({ state, progress, problem }: Processing): string =>
    state === 'broken' && problem ? t(`problems.${problem}`) : t(`processing.${state}`, { progress });
}
