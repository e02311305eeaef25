import { millisecondsInMinute } from 'date-fns/constants';
import { cleanBody } from '@/lib/events/activity/port';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { BroadcastFields } from '../../contract';
import type { BroadcastRow } from '../find-broadcast';

/** What is written of a broadcast in its one form: times in Beijing's zone, sanitised details. */
export function writtenFields(written: BroadcastFields): BroadcastFields {
  const { bodyZh, bodyEn, startTime, source, sourceAddress } = written;
  return {
    ...written,
    ...{ bodyZh: cleanBody(bodyZh), bodyEn: cleanBody(bodyEn), startTime: toWritten(toMs(startTime)) },
    sourceAddress: source === 'address' ? sourceAddress : '',
  };
}

/** What is written of a broadcast, from its row; in the same form and order, so that both can be compared. */
export function toFields(row: BroadcastRow): BroadcastFields {
  return {
    ...{ titleZh: row.title_zh, titleEn: row.title_en, bodyZh: row.body_zh, bodyEn: row.body_en },
    ...{ cover: row.cover ?? '', startTime: toWritten(row.start_at), minutes: row.minutes },
    ...{ topicId: row.topic_id ?? '', priceFen: row.price_fen },
    ...{ source: row.source, sourceAddress: row.source_address },
    ...{ keepsReplay: row.keeps_replay === 1, isParticipatory: row.is_participatory === 1 },
  };
}

/** The columns of what is written, and what follows from it. */
export function columnsOf(fields: BroadcastFields) {
  const start = toMs(fields.startTime);
  return {
    ...{ title_zh: fields.titleZh, title_en: fields.titleEn, body_zh: fields.bodyZh, body_en: fields.bodyEn },
    ...{ cover: fields.cover || null, topic_id: fields.topicId || null, price_fen: fields.priceFen },
    ...{ start_at: start, minutes: fields.minutes },
    planned_end_at: start === 0 ? 0 : start + fields.minutes * millisecondsInMinute,
    ...{ source: fields.source, source_address: fields.sourceAddress },
    ...{ keeps_replay: toColumn(fields.keepsReplay), is_participatory: toColumn(fields.isParticipatory) },
  };
}

const toColumn = (flag: boolean) => (flag ? 1 : 0) as 0 | 1;
/** ISO 8601 as ms; an empty text is 0, a time that is not said. */
const toMs = (written: string) => (written === '' ? 0 : Date.parse(written));
const toWritten = (ms: number) => (ms === 0 ? '' : isoInBeijing(ms));
