import { setValue } from './next/set-value';
import { reloadPage } from './reload-page';
import { keepInTab, readInTab } from './tab-storage';

const key = 'typed';
const fields = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values of the fields of a page, in order: [name, value], or [name, whether it is checked]. */
type Typed = [name: string, value: string | boolean][];

/** Reloads this page and keeps typed values, except passwords and files, which must not be stored. */
export function reloadWithTyped(): void {
  const typed: Typed = fieldsOfPage().map((field) => [nameOf(field), standsIn(field)]);
  keepInTab(key, JSON.stringify({ address: addressOfPage(), typed }));
  reloadPage();
}

/** Restores the values typed before {@link reloadWithTyped}. For a hydrated page, whose forms treat them as typed. */
export function putTypedBack(): void {
  const kept = readInTab(key);
  if (kept === null) return;
  keepInTab(key, null);
  const { address, typed } = JSON.parse(kept) as { address: string; typed: Typed };
  if (address !== addressOfPage()) return;
  const standing = fieldsOfPage();
  for (const [name, value] of typed) {
    const place = standing.findIndex((field) => nameOf(field) === name);
    const [field] = place < 0 ? [] : standing.splice(place, 1);
    if (field && standsIn(field) !== value) put(field, value);
  }
}

const addressOfPage = () => location.pathname + location.search;
const fieldsOfPage = () => [...document.querySelectorAll<Field>(fields)];
const isChoice = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);
const standsIn = (field: Field) => (isChoice(field) ? field.checked : field.value);
/** Radio buttons share a name, so their value is part of the key. */
const nameOf = (field: Field) => `${field.name} ${isChoice(field) ? field.value : field.ariaLabel}`;

/** As if typed or clicked. */
function put(field: Field, value: string | boolean) {
  if (isChoice(field)) field.click();
  else setValue(field, String(value));
}
