import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Call } from '@/lib/platform/shared/endpoint';
import { goToLogin } from './error-path';
import { ConnectionError } from './errors';
import { isLoggedIn } from './logged-in';
import { outdate } from './outdate';
import { toast } from './toast';
import { useLoggedIn } from './use-logged-in';

/** What is known of a mark: as the server last said, and as it was pressed since then. */
interface Mark {
  isOn: boolean;
  wish: boolean | null;
  count: number | null;
}

interface MarkOptions {
  /** The call that a press makes; it outdates the queries that say so. */
  call: Call;
  /** What is marked, such as `['video', 'v1']`. */
  thing: readonly string[];
  /** Asks the server whether the mark is on. */
  load(): Promise<boolean>;
  /** Tells the server the wish; answers the state that it left, and how many people have the mark on now. */
  save(wish: boolean): Promise<{ isOn: boolean; count?: number }>;
  /** The state, where the page knows it already: it is not asked for then. */
  known?: boolean;
}

/**
 * A mark that a person sets on something: follow, collect (specification section 4, 'Toggles'). Shows a press at once;
 * presses go to the server one after the other, so that the last wish stands; one that fails is taken back, and the
 * server is asked how it stands. A press by a visitor leads to the login. `count` is how many have the mark on, null until a
 * press has been answered.
 */
export function useMark({ call, thing, load, save, known }: MarkOptions) {
  const queryKey = [call.path, ...thing];
  const t = useTranslations('client');
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<Mark> => {
      const isOn = await load();
      // Only a press is told how many; that stands however often the state is asked for.
      return { isOn, wish: null, count: queries.getQueryData<Mark>(queryKey)?.count ?? null };
    },
    enabled: useLoggedIn(),
    initialData: known === undefined ? undefined : { isOn: known, wish: null, count: null },
  });

  const isLastPress = () => queries.isMutating({ mutationKey: queryKey }) === 1;

  /** Takes up what became of a press; of several presses the last one's end ends the wish. */
  const settle = (answer: Partial<Mark>) => {
    const wish = isLastPress() ? { wish: null } : {};
    queries.setQueryData<Mark>(queryKey, (mark) => mark && { ...mark, ...answer, ...wish });
  };

  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: save,
    onSuccess: (answer) => {
      settle(answer);
      outdate(queries, call);
    },
    onError: (error) => {
      settle({});
      // The press may have cut off the first look; and one whose answer was lost may have been heard.
      if (isLastPress()) void queries.invalidateQueries({ queryKey, exact: true });
      // The error path has said what is to be said of an answer.
      if (error instanceof ConnectionError) toast(t('offline'));
    },
  });

  function press() {
    if (!isLoggedIn()) return goToLogin();
    // An answer on its way knows nothing of this press.
    queries.cancelQueries({ queryKey });
    const mark = queries.getQueryData<Mark>(queryKey) ?? { isOn: false, wish: null, count: null };
    const wish = !shown(mark);
    queries.setQueryData<Mark>(queryKey, { ...mark, wish });
    mutate(wish);
  }

  return { isOn: query.data !== undefined && shown(query.data), count: query.data?.count ?? null, press };
}

const shown = ({ isOn, wish }: Mark) => wish ?? isOn;
