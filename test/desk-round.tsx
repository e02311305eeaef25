import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskRound } from '@/components/events/judging/desk-round';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { Round } from '@/lib/events/judging/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import { answerCalls, type MadeCall } from './answers';
import { freshEditor } from './edit-screen';
import { standInForIntersections } from './intersections';
import { renderIn } from './render';

/** Starts each test of a file with a round that nobody has touched. */
export function freshRounds(): void {
  freshEditor();
  beforeEach(() => {
    standInForIntersections();
    toastQueue.take();
  });
}

/** The path of a call of the desk of a round. */
export const at = (name: string) => `/api/judging/desk/${name}`;

export const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Answers the question that is asked. */
export const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

interface Shown {
  phase?: ContestPhase | null;
  /** When the page was rendered, in ms. */
  now?: number;
}

/** Shows a round at its desk and answers its calls, which it returns. The last save wins, as with the server. */
export function showRound(
  first: Round,
  answers: Parameters<typeof answerCalls>[0] = {},
  { phase = 'judging', now = Date.parse('2026-11-26T12:00:00+08:00') }: Shown = {},
): MadeCall[] {
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <DeskRound first={first} phase={phase} now={now} />);
  return calls;
}
