import { useTranslations } from 'next-intl';

interface PostStatesProps {
  state: string;
  isWaiting: boolean;
  isClosed?: boolean;
  isAccepted?: boolean;
}

/** How an own post stands, and what that means where it waits. */
export function PostStates({ state, isWaiting, isClosed = false, isAccepted = false }: PostStatesProps) {
  const t = useTranslations('questionOwn');
  const waits = state === 'waiting' ? 'waiting' : isWaiting ? 'changed' : null;
  if (!waits && !isClosed && !isAccepted) return null;
  return (
    <>
      <p className="mt-1.5 flex flex-wrap gap-2 font-semibold text-xs">
        {waits && <span className={`${badge} text-ink`}>{t(`states.${waits}`)}</span>}
        {isClosed && <span className={`${badge} text-ink-2`}>{t('states.closed')}</span>}
        {isAccepted && <span className={`${badge} text-ok`}>{t('states.accepted')}</span>}
      </p>
      {waits && <p className="mt-1 text-ink-2 text-sm text-pretty">{t(`${waits}Text`)}</p>}
    </>
  );
}

const badge = 'rounded-sm bg-sunk px-1.75 py-0.5';
