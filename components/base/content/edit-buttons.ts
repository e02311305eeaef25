/** A small button with an icon only; its label names what it is for. */
export const iconButton =
  'grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink aria-disabled:opacity-35';
