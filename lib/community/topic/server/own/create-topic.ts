import { v7 as uuid } from 'uuid';
import { requireAllowed } from '@/lib/base/permission/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { createTopic as contract, TopicDraft } from '../../contract';
import { nameKey } from '../../rules/name-key';
import { ownTopicId } from './own-topic';
import { readDraft } from './read-draft';
import { requireRoom } from './require-room';

/**
 * Begins to ask for a channel: a draft that only the caller sees. Throws PhoneNeeded for who has bound no phone,
 * TooManyChannels for who has as many as one may have, Unauthorized for a visitor and a person who is gone.
 */
export async function createTopic(
  context: Context,
  { nameZh, nameEn, kind }: InputOf<typeof contract>,
): Promise<TopicDraft> {
  const { personId } = requireAllowed(context, 'post');
  const now = context.now();
  const id = uuid();
  await context.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    await requireRoom(tx, personId);
    await tx
      .insertInto('topic')
      .values({
        ...{ id, kind, creator_id: personId, state: 'pending_edit' },
        ...{ name_zh: nameZh, name_en: nameEn || null, name_key: nameKey(nameZh), name_en_key: nameKey(nameEn) },
        ...{ intro_zh: '', intro_en: null },
        ...{ thumb: null, background: null, member_count: 0, video_count: 0 },
        ...{ created_at: now, updated_at: now, active_at: now },
        ...{ submitted_at: null, verified_at: null, featured_at: null },
      })
      .execute();
  });
  return readDraft(context.db.read, ownTopicId(context, id), context.language);
}
