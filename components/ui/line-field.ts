/**
 * A field of one line in a bar: an input or a select, small under a mouse, 44 px under a finger. What is typed is large
 * enough on a phone that iOS does not zoom in.
 */
export const lineField =
  'h-11 min-w-0 rounded-md border border-line bg-surface px-3 text-lg placeholder:text-ink-3 placeholder:text-sm focus-visible:outline-offset-0 pointer-fine:h-8 pointer-fine:text-sm aria-invalid:border-danger';
