/** A tab that the address names by its `value`. */
export interface Tab<Name extends string = string> {
  name: Name;
  value: string;
}

/** The tab that an address names; the first one for an unknown name. */
export function tabOf<Name extends string>(tabs: readonly [Tab<Name>, ...Tab<Name>[]], value: unknown): Name {
  return (tabs.find((tab) => tab.value === value) ?? tabs[0]).name;
}
