import { useTranslations } from 'next-intl';
import type { OwnWork } from '@/lib/works/work/contract';

/** The processing state of a work's file, or why it cannot be shown; nothing once it is ready. */
export function WorkProcessing({ work: { title, processing } }: { work: OwnWork }) {
  const t = useTranslations('work');
  const { state, progress, problem } = processing;
  if (state === 'ready') return null;
  if (state === 'broken') {
    return <p className="mt-1 text-danger text-sm text-pretty">{t(`problems.${problem ?? 'failed'}`)}</p>;
  }
  return (
    <div className="mt-1.5">
      <p className="text-ink-2 text-sm tabular-nums">{t(`processing.${state}`, { progress })}</p>
      {state !== 'waiting' && (
        <progress
          aria-label={t('processing.bar', { title: title || t('list.untitled') })}
          max={100}
          value={progress}
          className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </div>
  );
}
