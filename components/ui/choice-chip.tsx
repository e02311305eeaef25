import type { ReactNode } from 'react';

interface ChoiceChipProps {
  isPressed: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A value of a filter; pressed while it is chosen. */
export function ChoiceChip({ isPressed, onPress, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex min-h-11 flex-none items-center whitespace-nowrap rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}
