import type { ComponentProps } from 'react';

/** The form of a search. */
export function SearchForm(form: Omit<ComponentProps<'form'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 know no search element
  return <form role="search" {...form} />;
}
