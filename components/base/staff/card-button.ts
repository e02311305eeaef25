import { lineField } from '@/components/ui/line-field';

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

/** A field of the console of one line: an input or a select. */
export const consoleField = lineField;
