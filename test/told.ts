import { followedNotice } from '@/lib/people/person/server/notices';
import type { Context } from '@/lib/platform/server/context';
import type { NoticeChoices } from '@/lib/reactions/message/contract';
import { getNoticeSettings, saveNoticeSettings } from '@/lib/reactions/message/server/notice-settings';
import { tellNotices } from '@/lib/reactions/message/server/tell-notices';
import { addAccount } from './accounts';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow } from './rows';

let count = 0;
/** An id that no other test has used. */
export const newId = (name: string) => {
  count += 1;
  return `${name}-${String(count).padStart(4, '0')}`;
};

/** People of a test's database who choose how they are told, and what they are told of. */
export function toldPeople(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });

  return {
    as,
    /** Somebody with an account and a confirmed e-mail address, who has chosen so for all types. */
    async newReader(choice: Partial<NoticeChoices['likes']> = {}, overrides: Partial<Context> = {}) {
      const id = newId('reader');
      await addAccount(database().db, { id, email: `${id}@example.org`, email_verified: 1 });
      await choose(as(id, overrides), choice);
      return id;
    },
    /** Changes the choices of these types; of all of them where none is named. */
    choose: (personId: string, choice: Partial<NoticeChoices['likes']>, types?: readonly (keyof NoticeChoices)[]) =>
      choose(as(personId), choice, types),
    /** Tells somebody that new people follow them: of each in a notice of its own, or gathered in one. */
    async tellFollows(personId: string, times = 1, { isGathered = false, ...overrides }: Telling = {}) {
      for (let time = 0; time < times; time += 1) {
        const by = newId('fan');
        await database().db.transaction(async (tx) => {
          await insertRows(tx, 'person', [personRow({ id: by })]);
          const notice = { to: personId, by, about: null, path: '/MyFocus?tab=fans' };
          await tellNotices(as(by, overrides), tx, [{ source: { ...followedNotice, isGathered }, notice }]);
        });
      }
    },
    noticesOf: (personId: string) =>
      database().db.read.selectFrom('notice').selectAll().where('person_id', '=', personId).orderBy('seq').execute(),
  };
}

type Telling = Partial<Context> & { isGathered?: boolean };

async function choose(
  context: Context,
  choice: Partial<NoticeChoices['likes']>,
  types?: readonly (keyof NoticeChoices)[],
): Promise<void> {
  const { revision, choices } = await getNoticeSettings(context);
  const changed = Object.entries(choices).map(([type, former]) => [
    type,
    types && !types.includes(type as keyof NoticeChoices) ? former : { ...former, ...choice },
  ]);
  await saveNoticeSettings(context, { revision, choices: Object.fromEntries(changed) });
}
