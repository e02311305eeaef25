import type { ThingRef } from '@/lib/base/notice/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { NoticeItem } from '../contract';
import { readDetail } from './detail';
import { findActors, type Someone } from './find-actors';
import { findThings, type SeenThing, type ThingFinder } from './named-things';
import { nameOf, namesOf, sentenceOf } from './sentence';
import type { NoticeTable } from './tables';

/** A notice from the database; `until` is the reader's mark of its type. */
export type NoticeRow = Omit<NoticeTable, 'person_id' | 'gather_key' | 'is_shown'> & { until: number | null };

/**
 * A person's notices as sentences, in the context's language and in their order: for lists, mails and WeChat. Kinds without
 * a source are omitted.
 */
export async function renderNotices(
  context: Context,
  readerId: string,
  rows: readonly NoticeRow[],
): Promise<NoticeItem[]> {
  const known = rows.filter((row) => context.notices.byKind.has(row.kind));
  const actors = await findActors(
    context,
    known.map((row) => row.id),
  );
  const find = await findThings(context, known.flatMap(refsOf), readerId);
  return known.map((row) => render(context, row, { people: actors.get(row.id) ?? [], find }));
}

/** The things of a notice. */
function refsOf(row: NoticeRow): ThingRef[] {
  const { quote, answers } = readDetail(row.detail);
  return [aboutOf(row), quote, answers].filter((ref) => ref !== null && ref !== undefined);
}

function aboutOf({ about_kind: kind, about_id: id }: NoticeRow): ThingRef | null {
  return kind !== null && id !== null ? { kind, id } : null;
}

interface Found {
  people: readonly Someone[];
  find: ThingFinder;
}

function render({ language, notices }: Context, row: NoticeRow, { people, find }: Found): NoticeItem {
  const detail = readDetail(row.detail);
  const ref = aboutOf(row);
  const about = ref && find(ref);
  const quote = detail.quote && find(detail.quote);
  const names = namesOf(language, people, row.actor_count);
  const isGone = about?.isGone === true || quote?.isGone === true;
  return {
    ...{ id: row.id, seq: row.seq, type: row.type, kind: row.kind },
    text: sentenceOf(language, notices.byKind.get(row.kind)?.words[language] ?? '', {
      ...detail.values,
      ...{ names, count: row.actor_count, kind: about?.kind ?? '', thing: about ? nameOf(language, about) : '' },
    }),
    names,
    people: [...people],
    peopleCount: row.actor_count,
    about: about && thingOf(about, isGone),
    quote: quote && !quote.isGone ? quote.text : null,
    reason: detail.values?.reason || null,
    path: isGone ? null : (detail.path ?? about?.path ?? null),
    at: isoInBeijing(row.last_at),
    isUnread: row.seq > Math.max(row.read_seq, row.until ?? 0),
  };
}

/** A thing as on the wire. */
function thingOf({ path: _, ...thing }: SeenThing, isGone = thing.isGone) {
  return { ...thing, isGone };
}
