const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold transition-colors disabled:opacity-50';

/** `row` leaves more room to the text beside it; `small` is small under a mouse, 44 px under a finger. */
const sizes = {
  page: 'px-5',
  row: 'px-3.5 text-sm',
  small: 'px-4 text-sm pointer-fine:min-h-8 pointer-fine:px-3.5',
} as const;

/** All have a border, so that they have the same size. */
const tones = {
  ink: 'border border-transparent bg-ink text-paper hover:bg-ink-2',
  accent: 'border border-transparent bg-accent text-accent-ink',
  danger: 'border border-transparent bg-danger text-paper',
  line: 'border border-line hover:border-ink-3',
} as const;

/**
 * The pill shape for buttons and links. `accent` is for the main action of a screen, `danger` for what takes something away
 * and was asked about.
 */
export function buttonClass(tone: keyof typeof tones = 'ink', size: keyof typeof sizes = 'page'): string {
  return `${base} ${sizes[size]} ${tones[tone]}`;
}
