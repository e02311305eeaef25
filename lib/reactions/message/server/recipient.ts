import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { NoticeType } from '../codes';

/**
 * Holds somebody's settings for the rest of the transaction and counts the change; false where `revision` is not the last one.
 * Mails to who had chosen none begin with what comes from now on.
 */
export async function holdRecipient(
  tx: Tx,
  personId: string,
  { language, revision }: { language: Language; revision: number },
): Promise<boolean> {
  const reader = await tx
    .selectFrom('notice_reader')
    .select('last_seq')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const lastSeq = reader?.last_seq ?? 0;
  const first = { mailed_seq: lastSeq, mailed_day: '', is_unreachable: 0 };
  const held = await tx
    .insertInto('notice_recipient')
    .values({ person_id: personId, revision: revision + 1, language, ...first })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet(({ ref, case: when, exists, selectFrom, val }) => ({
          revision: revision + 1,
          language,
          is_unreachable: 0,
          mailed_seq: when()
            .when(
              exists(
                selectFrom('notice_setting').select('type').where('person_id', '=', personId).where('by_mail', '=', 1),
              ),
            )
            .then(ref('notice_recipient.mailed_seq'))
            .else(val(lastSeq))
            .end(),
        }))
        .where('notice_recipient.revision', '=', revision),
    )
    .returning('person_id')
    .executeTakeFirst();
  return held !== undefined;
}

/** How a person is told of notices of a type, beside which nothing is told. */
export interface Wish {
  onSite: boolean;
  byWechat: boolean;
}

interface Asked {
  to: string;
  /** Who did what is told; null for nobody. */
  by: string | null;
  type: NoticeType;
}

const none: Wish = { onSite: false, byWechat: false };

/**
 * What a person wishes to be told of notices of a type; on the site alone where nothing was chosen, and nothing of who is
 * blocked. Nobody is told who is erased.
 */
export async function findWish(db: Reader, { to, by, type }: Asked): Promise<Wish> {
  const reader = await wishes(db, type)
    .where('person.id', '=', to)
    .$if(by !== null, (people) =>
      people.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('person_block').select('blocked_id').where('person_id', '=', to).where('blocked_id', '=', by),
          ),
        ),
      ),
    )
    .executeTakeFirst();
  return reader ? wishOf(reader) : none;
}

/** The same of several people, of what nobody did; who is erased has no entry. */
export async function findWishes(
  db: Reader,
  { to, type }: { to: readonly string[]; type: NoticeType },
): Promise<Map<string, Wish>> {
  const rows = await wishes(db, type).where('person.id', 'in', to).execute();
  return new Map(rows.map((row) => [row.id, wishOf(row)]));
}

const wishes = (db: Reader, type: NoticeType) =>
  db
    .selectFrom('person')
    .leftJoin('notice_setting', (join) =>
      join.onRef('notice_setting.person_id', '=', 'person.id').on('notice_setting.type', '=', type),
    )
    .leftJoin('notice_recipient', 'notice_recipient.person_id', 'person.id')
    .select(['person.id', 'on_site', 'by_wechat', 'is_unreachable'])
    .where('erased_at', 'is', null);

const wishOf = (row: Record<'on_site' | 'by_wechat' | 'is_unreachable', number | null>): Wish => ({
  onSite: row.on_site !== 0,
  byWechat: row.by_wechat === 1 && row.is_unreachable === 0,
});
