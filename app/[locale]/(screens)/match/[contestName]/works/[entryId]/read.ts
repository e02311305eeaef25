import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { findContestAwards } from '@/lib/events/award/server/result/find-contest-awards';
import { entriesTag, entryTag } from '@/lib/events/entry/server/page-tags';
import { findNeighbours } from '@/lib/events/entry/server/public/find-neighbours';
import { getEntry } from '@/lib/events/entry/server/public/get-entry';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';
import { readContest } from '../../read-contest';

/** Whether a string can be the id of an entry, so that no other address is read or cached. */
const isEntryId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of an entry's page shows: the entry, whether it is in one language only, its contest, the entries beside it,
 * and the awards of its contest. Null for one that is not
 * public, or is in another contest, but tagged, so that a cached 404 ends when it is shown. Read once per rendering.
 */
export const readEntryPage = cache(async (language: Language, name: string, id: string) => {
  const contest = await readContest(language, name);
  if (!contest || !isEntryId(id)) return null;
  const context = visitorContext(language);
  const entry = await taggedRead([entryTag(id), authorsTag], () => getEntry(context, { id }).catch(orNull));
  if (!entry || entry.contestName !== name) return null;
  const other = visitorContext(language === 'zh' ? 'en' : 'zh');
  const inOther = await taggedRead([entryTag(id)], () => getEntry(other, { id }).catch(orNull));
  // Its work may be taken down.
  if (entry.workId) await taggedRead([videoTag(entry.workId)], async () => null);
  const beside = { name, number: entry.number };
  const [neighbours, awards] = await Promise.all([
    taggedRead([entriesTag(contest.id)], () => findNeighbours(context, beside)),
    entry.result === 'awarded' ? taggedRead([authorsTag], () => findContestAwards(context, { name })) : null,
  ]);
  const isInOne = inOther?.titleLanguage === entry.titleLanguage;
  return { contest, entry, isInOne, neighbours, awards: awards?.list ?? [] };
});
