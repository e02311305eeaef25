import { shownMessages } from '../codes';
import type { Said, Talk, TalkEvent } from '../contract';

/** Messages in the order of their numbers, each once; of many the latest, and the earlier ones can be asked for. */
export function takeSaid(talk: Talk, more: readonly Said[]): Talk {
  const known = new Set(talk.said.map(({ seq }) => seq));
  const fresh = more.filter(({ seq }) => !known.has(seq) && known.add(seq));
  if (fresh.length === 0) return talk;
  const all = [...talk.said, ...fresh].sort((one, other) => one.seq - other.seq);
  return { ...talk, said: all.slice(-shownMessages), hasEarlier: talk.hasEarlier || all.length > shownMessages };
}

/** A talk after an event, for the person with this id (empty for a visitor). */
export function takeEvent(talk: Talk, event: TalkEvent, ownId: string): Talk {
  switch (event.kind) {
    case 'said':
      return takeSaid(talk, [event.said]);
    case 'removed':
      return without(talk, ({ seq }) => seq === event.seq);
    case 'answered':
      return {
        ...talk,
        said: talk.said.map((one) => (one.seq === event.seq ? { ...one, isAnswered: event.isAnswered } : one)),
      };
    case 'settings':
      return { ...talk, ...event.settings };
    case 'silenced':
      return takeSilence(talk, event, ownId);
    case 'helper':
      return takeHelper(talk, event, ownId);
  }
}

function takeSilence(
  talk: Talk,
  { userId, isSilenced }: Extract<TalkEvent, { kind: 'silenced' }>,
  ownId: string,
): Talk {
  const left = isSilenced ? without(talk, ({ by }) => by.userId === userId) : talk;
  const helpers = isSilenced ? left.helpers.filter((one) => one.userId !== userId) : left.helpers;
  if (userId !== ownId) return { ...left, helpers };
  return { ...left, helpers, isSilenced, role: isSilenced ? 'viewer' : left.role };
}

function takeHelper(talk: Talk, { userId, isHelper }: Extract<TalkEvent, { kind: 'helper' }>, ownId: string): Talk {
  const helpers = isHelper ? talk.helpers : talk.helpers.filter((one) => one.userId !== userId);
  return userId === ownId ? { ...talk, helpers, role: isHelper ? 'helper' : 'viewer' } : { ...talk, helpers };
}

function without(talk: Talk, isGone: (said: Said) => boolean): Talk {
  return {
    ...talk,
    said: talk.said.filter((one) => !isGone(one)),
    pinned: talk.pinned && isGone(talk.pinned) ? null : talk.pinned,
  };
}
