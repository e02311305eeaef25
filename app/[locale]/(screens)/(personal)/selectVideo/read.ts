import { type Purpose, purposeOf, sourceTabs } from '@/components/front/centre/purposes';
import type { SelectScreenProps } from '@/components/front/centre/select-screen';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { proposalLimits } from '@/lib/careers/proposal/codes';
import { findProposedDemand } from '@/lib/careers/proposal/server/own/find-proposed-demand';
import { openForWorks } from '@/lib/community/topic/server/proposals/open-for-works';
import { getOwnEntry } from '@/lib/events/entry/server/own/read-draft';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { playlistLimits } from '@/lib/works/playlist/codes';
import { getOwnPlaylist } from '@/lib/works/playlist/server/get-own-playlist';

type Opened = Pick<SelectScreenProps, 'title' | 'held' | 'room' | 'isProposal'>;

/** Reads the thing that works are picked for, as its owner; each throws NullPointer for what is not the caller's. */
const open: Record<Purpose, (context: PersonContext, id: string) => Promise<Opened>> = {
  async playlist(context, id) {
    const { title, underReview, list } = await getOwnPlaylist(context, { id });
    const held = Object.fromEntries(list.map(({ videoId }) => [videoId, 'held' as const]));
    return { title: underReview.title ?? title, held, room: playlistLimits.videos - list.length };
  },
  async topicId(context, id) {
    const { title, manages, places, room } = await openForWorks(context, id);
    // Who runs the channel takes what they refused before.
    const kept = places.filter(({ place }) => place === 'added' || !manages);
    const held = Object.fromEntries(kept.map(({ videoId, place }) => [videoId, place]));
    return { title, held, room, isProposal: !manages };
  },
  async entry(context, id) {
    const { title, contest, workId, isEditable } = await getOwnEntry(context, { id });
    if (!isEditable) throw new CodedError('NullPointer');
    return { title: title || contest.title, held: workId === '' ? {} : { [workId]: 'entered' }, room: 1 };
  },
  async demand(context, id) {
    const { title } = await findProposedDemand(context, id);
    return { title, held: {}, room: proposalLimits.works };
  },
};

/** What /selectVideo picks works for; null where its address names nothing. */
export async function readSelectPage(
  context: PersonContext,
  asked: Record<string, unknown>,
): Promise<SelectScreenProps | null> {
  const found = purposeOf(asked);
  return (
    found && {
      userId: context.caller.personId,
      initial: tabOf(sourceTabs(found.purpose), asked.from),
      ...found,
      ...(await open[found.purpose](context, found.id)),
    }
  );
}
