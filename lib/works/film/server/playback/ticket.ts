import { millisecondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { ticketHours } from '../../rules/view';
import { playSecrets } from './secrets';

/** The content of a ticket: viewer, work, and start by our own clock (ms). */
export interface Watched {
  videoId: string;
  /** In the format of `viewerOf`. */
  viewer: string;
  begunAt: number;
}

/** Purpose of the signature, different from that of paths. */
const about = 'ticket';

/** A ticket for opening a film, which authenticates its reports. */
export async function giveTicket(context: Context, { videoId, viewer, begunAt }: Watched): Promise<string> {
  const { tickets } = await playSecrets(context);
  return seal(tickets, about, JSON.stringify([videoId, viewer, begunAt]));
}

/** Parses a ticket. Throws 400 for a forged, modified or expired one. */
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
