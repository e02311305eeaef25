/** The maximum of one call (`wireIds`). */
const most = 100;

interface Gathering<Value> {
  ids: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Turns a call for many things into one for a single thing. Requests within one turn of the event loop are combined: a
 * list makes one call for all its items. Undefined for a thing that the answer leaves out.
 */
export function gatherValues<Value>(
  ask: (ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let open: Gathering<Value> | null = null;

  function gather(): Gathering<Value> {
    const ids = new Set<string>();
    const gathering = { ids, answer: endOfTurn().then(askAll) };
    return gathering;

    async function askAll() {
      if (open === gathering) open = null;
      return ask([...ids]);
    }
  }

  return async (id) => {
    if (!open || open.ids.size === most) open = gather();
    open.ids.add(id);
    return (await open.answer).get(id);
  };
}

/** The same for a call that answers which of the things are marked. */
export function gatherMarks(ask: (ids: string[]) => Promise<readonly string[]>): (id: string) => Promise<boolean> {
  const isMarked = gatherValues(async (ids) => new Map((await ask(ids)).map((id) => [id, true])));
  return async (id) => (await isMarked(id)) === true;
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
