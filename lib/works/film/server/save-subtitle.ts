import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { identify, mediaStorage } from '@/lib/base/media/port';
import { findProhibitedWords } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState, type SubtitleLanguage, workLimits } from '@/lib/works/work/codes';
import {
  findOwnWork,
  findSubtitles,
  holdOwnWork,
  type OwnWorkId,
  removeUnlessUsed,
  type VideoRow,
  videoTag,
} from '@/lib/works/work/port';
import type { saveSubtitle as contract } from '../contract';
import { type Cue, readWebVtt, writeWebVtt } from '../rules/web-vtt';

/**
 * Stores the subtitles of a work of the caller in one language, replacing existing ones, and returns its languages.
 * Only times and plain text are stored (`rules/web-vtt.ts`), in a private folder.
 * Throws TooLarge for more than 512 kB, UnsupportedMediaType for anything but a WebVTT file in UTF-8, code `400` at
 * `file` for one that breaks its rules and, with the rule `prohibited`, for prohibited words in a submitted or public
 * work (others are reviewed first), InContest, NullPointer for a work that is not the caller's.
 */
export async function saveSubtitle(
  context: Context,
  { id, language, file }: InputOf<typeof contract>,
): Promise<{ subtitles: SubtitleLanguage[] }> {
  const own = { id, personId: signedIn(context).personId };
  const work = await findOwnWork(context.db.read, own);
  if (work.contest_count > 0) throw new CodedError('InContest');
  if (file.size > workLimits.subtitleBytes) throw new CodedError('TooLarge');
  const cues = readWebVtt(decode(new Uint8Array(await file.arrayBuffer())));
  await requireReadable(context, work, cues);
  const key = newSubtitleKey(id);
  await mediaStorage().put(key, new TextEncoder().encode(writeWebVtt(cues)));
  try {
    await context.db.transaction((tx) => place(tx, own, { language, key, state: work.state, now: context.now() }));
  } catch (error) {
    await mediaStorage().remove(key);
    throw error;
  }
  return { subtitles: await findSubtitles(context.db.read, id) };
}

function decode(bytes: Uint8Array): string {
  if (!identify(bytes)?.contentType.startsWith('text/vtt')) throw new CodedError('UnsupportedMediaType');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CodedError('UnsupportedMediaType');
  }
}

/** A new media key for subtitles, in a private folder. */
const newSubtitleKey = (videoId: string) => `videos/${videoId}/subtitles/${uuid()}.vtt`;

/** Cues checked before the event loop runs, and the maximum number of cues that a word may span. */
const [cuesAtOnce, cuesOfPhrase] = [100, 10];

/** Nobody reviews them before they are public, so such words are rejected. */
async function requireReadable(context: Context, { state }: VideoRow, cues: readonly Cue[]): Promise<void> {
  if (state !== publicState && state !== 'pending_review') return;
  for (let first = 0; first < cues.length; first += cuesAtOnce - cuesOfPhrase) {
    const some = cues.slice(first, first + cuesAtOnce);
    const words = await findProhibitedWords(context.db.read, [some.map(({ text }) => text).join('\n')]);
    if (words.length > 0) throw new CodedError('400', { fields: [{ field: 'file', rule: 'prohibited' }] });
    await nextTurn();
  }
}

interface Placing {
  language: SubtitleLanguage;
  key: string;
  /** The state in which they were checked. */
  state: VideoRow['state'];
  now: number;
}

async function place(tx: Tx, own: OwnWorkId, { language, key, state, now }: Placing): Promise<void> {
  await holdOwnWork(tx, { ...own, states: [state], outsideContests: true });
  // The work's row is locked, so that concurrent replacements come before or after this.
  const former = await tx
    .selectFrom('video_subtitle')
    .select('media_key')
    .where('video_id', '=', own.id)
    .where('language', '=', language)
    .executeTakeFirst();
  await tx
    .insertInto('video_subtitle')
    .values({ video_id: own.id, language, media_key: key })
    .onConflict((conflict) => conflict.columns(['video_id', 'language']).doUpdateSet({ media_key: key }))
    .execute();
  await removeUnlessUsed(tx, own.id, former?.media_key ?? null, now);
  if (state === publicState) await invalidatePages(tx, [videoTag(own.id)], now);
}
