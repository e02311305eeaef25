/** The maximum of one call (`wireIds`). */
const most = 100;

interface Gathering {
  ids: Set<string>;
  answer: Promise<ReadonlySet<string>>;
}

/**
 * Turns a call for the marks of many things into one for a single thing. Requests within one turn of the event loop are
 * combined: a list makes one call for all its items.
 */
export function gatherMarks(ask: (ids: string[]) => Promise<readonly string[]>): (id: string) => Promise<boolean> {
  let open: Gathering | null = null;

  function gather(): Gathering {
    const ids = new Set<string>();
    const gathering = { ids, answer: endOfTurn().then(askAll) };
    return gathering;

    async function askAll() {
      if (open === gathering) open = null;
      return new Set(await ask([...ids]));
    }
  }

  return async (id) => {
    if (!open || open.ids.size === most) open = gather();
    open.ids.add(id);
    return (await open.answer).has(id);
  };
}

/** The same for things of several kinds, with a call per kind. */
export function gatherMarksOfKinds<Kind extends string>(
  ask: (kind: Kind, ids: string[]) => Promise<readonly string[]>,
): (kind: Kind, id: string) => Promise<boolean> {
  const kinds = new Map<Kind, (id: string) => Promise<boolean>>();
  return (kind, id) => {
    const isMarked = kinds.get(kind) ?? gatherMarks((ids) => ask(kind, ids));
    kinds.set(kind, isMarked);
    return isMarked(id);
  };
}

const endOfTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
