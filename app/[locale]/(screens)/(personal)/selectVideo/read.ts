import { type Purpose, purposeOf, sourceTabs } from '@/components/front/centre/purposes';
import type { SelectScreenProps } from '@/components/front/centre/select-screen';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { playlistLimits } from '@/lib/works/playlist/codes';
import { getOwnPlaylist } from '@/lib/works/playlist/server/get-own-playlist';

type Opened = Pick<SelectScreenProps, 'title' | 'held' | 'room'>;

/** Reads the thing that works are picked for, as its owner; each throws NullPointer for what is not the caller's. */
const open: Record<Purpose, (context: PersonContext, id: string) => Promise<Opened>> = {
  async playlist(context, id) {
    const { title, underReview, list } = await getOwnPlaylist(context, { id });
    const held = list.map(({ videoId }) => videoId);
    return { title: underReview.title ?? title, held, room: playlistLimits.videos - held.length };
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
