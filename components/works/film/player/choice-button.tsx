import type { ReactNode } from 'react';

interface ChoiceButtonProps {
  /** The name of the choice and its value; it contains the visible text. */
  label: string;
  panelId: string;
  isOpen: boolean;
  onClick(): void;
  className?: string;
  children: ReactNode;
}

/** Opens a panel of choices and shows the current one. */
export function ChoiceButton({ label, panelId, isOpen, onClick, className = '', children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onClick}
      className={`grid h-11 min-w-11 flex-none place-items-center px-1 font-semibold focus-visible:-outline-offset-4 ${className}`}
    >
      {children}
    </button>
  );
}
