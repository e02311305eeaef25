import { millisecondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { ticketHours } from '../../rules/view';
import { playSecrets } from './secrets';

/** What a ticket says: who began to watch what, and when by our own clock (ms). */
export interface Watched {
  videoId: string;
  /** As `viewerOf` names them. */
  viewer: string;
  begunAt: number;
}

/** What tickets are signed as; no signed path can be taken for one. */
const about = 'ticket';

/** A ticket for who opens a film, by which their reports are believed. */
export async function giveTicket(context: Context, { videoId, viewer, begunAt }: Watched): Promise<string> {
  const { tickets } = await playSecrets(context);
  return seal(tickets, about, JSON.stringify([videoId, viewer, begunAt]));
}

/** Reads a ticket. Throws 400 for one that we did not give, that was changed, or that is older than its hours. */
export async function readTicket(context: Context, ticket: string): Promise<Watched> {
  const { tickets } = await playSecrets(context);
  const said = unseal(tickets, about, ticket);
  if (said === null) throw refusal('invalid');
  const [videoId, viewer, begunAt] = JSON.parse(said) as [string, string, number];
  if (context.now() - begunAt >= ticketHours * millisecondsInHour) throw refusal('expired');
  return { videoId, viewer, begunAt };
}

function refusal(rule: string): CodedError {
  return new CodedError('400', { fields: [{ field: 'ticket', rule }] });
}
