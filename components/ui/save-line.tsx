import type { ReactNode } from 'react';

interface SaveLineProps {
  /** The saving state, while neither server nor connection has a problem. */
  said: ReactNode;
  /** The state needs an action by the person. */
  isBad?: boolean;
  /** Why it could not be saved. */
  problem?: ReactNode;
  /** Actions; `false` leaves one out. */
  actions: readonly ({ label: string; onPress(): void } | false)[];
}

/** Whether what is typed is saved (`useSaver`), with actions when it is not. */
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
