import { setValue } from './next/set-value';
import { reloadPage } from './reload-page';
import { keepInTab, readInTab } from './tab-storage';

const key = 'typed';
const fields = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the fields of a page, in their order: [name, value], or [name, whether it is chosen]. */
type Typed = [name: string, value: string | boolean][];

/** Loads this page anew and lets it have what is typed, apart from passwords and files, which nobody may keep. */
export function reloadWithTyped(): void {
  const typed: Typed = fieldsOfPage().map((field) => [nameOf(field), standsIn(field)]);
  keepInTab(key, JSON.stringify({ address: addressOfPage(), typed }));
  reloadPage();
}

/** Puts back what was typed before {@link reloadWithTyped}. For a page that is alive: to its forms it is as typed now. */
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
/** Of some radio buttons, which have one name, each has a value of its own. */
const nameOf = (field: Field) => `${field.name} ${isChoice(field) ? field.value : field.ariaLabel}`;

/** As if somebody did it. */
function put(field: Field, value: string | boolean) {
  if (isChoice(field)) field.click();
  else setValue(field, String(value));
}
