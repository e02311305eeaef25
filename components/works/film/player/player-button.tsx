import type { ComponentProps } from 'react';
import { PlayerIcon, type PlayerIconName } from './player-icon';

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  label: string;
  icon: PlayerIconName;
}

/** A button of the bar: an icon with an accessible label. */
export function PlayerButton({ label, icon, className = '', ...props }: PlayerButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 flex-none place-items-center focus-visible:-outline-offset-4 ${className}`}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
