import type { PersonContext } from '@/lib/app/caller-context';
import { orNull } from '@/lib/app/or-not-found';
import { findCertificates } from '@/lib/events/award/server/certificate/find-certificates';
import { getContest } from '@/lib/events/contest/server/get-contest';
import type { ShownState } from '@/lib/events/entry/codes';
import { getOwnEntry } from '@/lib/events/entry/server/own/read-draft';

/** States in which an entry has certificates. */
const certified: readonly ShownState[] = ['shortlisted', 'notAwarded', 'awarded'];

/**
 * An entry of the caller or of their team, with its contest, null for one that is not public any more, and its certificates.
 * Throws NullPointer for what is not theirs.
 */
export async function readEntryPage(context: PersonContext, id: string) {
  const entry = await getOwnEntry(context, { id });
  const [contest, certificates] = await Promise.all([
    getContest(context, { name: entry.contest.name }).catch(orNull),
    certified.includes(entry.state) ? findCertificates(context, { entryId: id }).catch(orNull) : null,
  ]);
  return { entry, contest, certificates: certificates ?? [] };
}
