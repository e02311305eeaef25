const base =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full px-4 text-sm font-semibold transition-colors pointer-fine:min-h-8 pointer-fine:px-3.5 disabled:opacity-50 aria-disabled:opacity-50';

const tones = {
  ink: 'border border-transparent bg-ink text-paper hover:bg-ink-2',
  accent: 'border border-transparent bg-accent text-accent-ink',
  line: 'border border-line hover:border-ink-3',
  danger: 'border border-line text-danger hover:border-danger',
} as const;

/** A button of the console, for a button or a link alike: small under a mouse, 44 px under a finger. */
export function consoleButton(tone: keyof typeof tones = 'line'): string {
  return `${base} ${tones[tone]}`;
}

/** A field of the console of one line: an input or a select. What is typed is large enough on a phone that iOS does not zoom in. */
export const consoleField =
  'h-11 min-w-0 rounded-md border border-line bg-surface px-3 text-lg placeholder:text-ink-3 placeholder:text-sm focus-visible:outline-offset-0 pointer-fine:h-8 pointer-fine:text-sm aria-invalid:border-danger';
