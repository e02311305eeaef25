type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the value of a field as if it was typed. React compares a field with the last value set by the element's own
 * setter; so the setter of its class is used, followed by an event.
 */
export function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
