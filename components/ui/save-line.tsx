import type { ReactNode } from 'react';

interface SaveLineProps {
  /** How what is typed stands, while nothing is wrong with the server or the line. */
  said: ReactNode;
  /** It stands so that somebody has to do something. */
  isBad?: boolean;
  /** Why it could not be saved. */
  problem?: ReactNode;
  /** What can be done about it; an action is left out by false. */
  actions: readonly ({ label: string; onPress(): void } | false)[];
}

/** Whether what is typed is kept (`useSaver`), and what to do when it is not. */
export function SaveLine({ said, isBad = false, problem, actions }: SaveLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p role="status" className={`empty:absolute ${isBad ? 'text-danger' : 'text-ink-3'}`}>
        {said}
      </p>
      {problem && (
        <p role="alert" className="text-danger text-pretty">
          {problem}
        </p>
      )}
      {actions.map(
        (action) =>
          action && (
            <button
              key={action.label}
              type="button"
              onClick={action.onPress}
              className="min-h-11 font-semibold text-accent"
            >
              {action.label}
            </button>
          ),
      )}
    </div>
  );
}
