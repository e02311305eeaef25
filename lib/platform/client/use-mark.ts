import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Call } from '@/lib/platform/shared/endpoint';
import { goToLogin } from './error-path';
import { ConnectionError } from './errors';
import { isLoggedIn } from './logged-in';
import { outdate } from './outdate';
import { toast } from './toast';
import { useLoggedIn } from './use-logged-in';

/** State of a mark: the server's last answer, and presses since. */
interface Mark {
  isOn: boolean;
  wish: boolean | null;
  count: number | null;
}

interface MarkOptions {
  /** The call of a press; it outdates queries that name it. */
  call: Call;
  /** The marked thing, such as `['video', 'v1']`. */
  thing: readonly string[];
  /** Fetches whether the mark is on. */
  load(): Promise<boolean>;
  /** Sends the desired state; resolves to the new state, and the number of people with the mark on. */
  save(wish: boolean): Promise<{ isOn: boolean; count?: number }>;
  /** The state, if the page knows it already; it is not fetched then. */
  known?: boolean;
}

/**
 * A mark that a person sets on something: follow, collect (specification section 4, 'Toggles'). A press shows at once;
 * presses are sent one after the other, so that the last one wins; a failed one is reverted, and the state is
 * refetched. A visitor's press leads to the login. `count` is the number of people with the mark on, null until a press
 * was answered.
 */
export function useMark({ call, thing, load, save, known }: MarkOptions) {
  const queryKey = [call.path, ...thing];
  const t = useTranslations('client');
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<Mark> => {
      const isOn = await load();
      // Only the answer to a press has the count, which stays when the state is refetched.
      return { isOn, wish: null, count: queries.getQueryData<Mark>(queryKey)?.count ?? null };
    },
    enabled: useLoggedIn(),
    initialData: known === undefined ? undefined : { isOn: known, wish: null, count: null },
  });

  const isLastPress = () => queries.isMutating({ mutationKey: queryKey }) === 1;

  /** Applies the result of a press; with several presses only the last one ends the pending state. */
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
      // The press may have cancelled the first fetch; and one whose answer was lost may have been applied.
      if (isLastPress()) void queries.invalidateQueries({ queryKey, exact: true });
      // The error path has reported errors of the server.
      if (error instanceof ConnectionError) toast(t('offline'));
    },
  });

  function press() {
    if (!isLoggedIn()) return goToLogin();
    // A running fetch does not include this press.
    queries.cancelQueries({ queryKey });
    const mark = queries.getQueryData<Mark>(queryKey) ?? { isOn: false, wish: null, count: null };
    const wish = !shown(mark);
    queries.setQueryData<Mark>(queryKey, { ...mark, wish });
    mutate(wish);
  }

  return { isOn: query.data !== undefined && shown(query.data), count: query.data?.count ?? null, press };
}

const shown = ({ isOn, wish }: Mark) => wish ?? isOn;
