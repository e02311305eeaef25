import type { ChangeEventHandler, FocusEventHandler } from 'react';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `useCallForm` gives for a field. */
export interface LeadField {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  onChange: ChangeEventHandler<FieldElement>;
  onBlur: FocusEventHandler<FieldElement>;
  ref(element: FieldElement | null): void;
}
