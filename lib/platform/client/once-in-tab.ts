import { keepInTab, readJsonInTab } from './tab-storage';

/**
 * Makes a function that does something once for each id, for as long as the tab is open (specification section 4).
 * @param storageKey where the ids are kept
 */
export function onceInTab(storageKey: string): (id: string, act: () => void) => void {
  let done: Set<string> | undefined;
  return (id, act) => {
    done ??= readIds(storageKey);
    if (done.has(id)) return;
    act();
    done.add(id);
    keepInTab(storageKey, JSON.stringify([...done]));
  };
}

function readIds(storageKey: string): Set<string> {
  const saved = readJsonInTab(storageKey);
  return new Set(Array.isArray(saved) ? saved.map(String) : []);
}
