/** Classes of an action button on the page of a thing, beside others. */
export const actionClass =
  'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-md bg-sunk px-2 text-sm hover:bg-line';
