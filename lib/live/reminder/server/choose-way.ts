import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { OutsideWay } from '../codes';
import type { chooseReminderWay as contract } from '../contract';
import type { LiveReminderChoiceTable } from './tables';

/** Turns a way on or off for all reminders of the caller; the service account that is turned on is tried again. */
export async function chooseReminderWay(context: Context, { way, isOn }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const choice = choiceOf(way, isOn);
  await context.db.transaction((tx) =>
    tx
      .insertInto('live_reminder_choice')
      .values({ person_id: personId, ...choice })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(choice))
      .execute(),
  );
  return null;
}

type Choice = { [Column in Exclude<keyof LiveReminderChoiceTable, 'person_id'>]?: 0 | 1 };

function choiceOf(way: OutsideWay, isOn: boolean): Choice {
  const off = isOn ? 0 : 1;
  if (way === 'sms') return { sms_off: off };
  if (way === 'push') return { push_off: off };
  return isOn ? { wechat_off: off, is_unreachable: 0 } : { wechat_off: off };
}
