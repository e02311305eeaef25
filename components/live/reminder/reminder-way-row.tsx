import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/switch';
import type { OutsideWay, ReminderWay, WayState } from '@/lib/live/reminder/codes';
import { Link } from '@/lib/platform/i18n/link';

interface ReminderWayRowProps {
  way: ReminderWay;
  /** Undefined until it is known. */
  state: WayState | undefined;
  choose(choice: { way: OutsideWay; isOn: boolean }): void;
}

/** Where that is put right for which a way does not reach a person. */
const cures: Partial<Record<WayState, { href: string; label: 'bindPhone' | 'bindWechat' | 'getApp' }>> = {
  noPhone: { href: '/Settings/security?change=phone', label: 'bindPhone' },
  notBound: { href: '/Settings/binding', label: 'bindWechat' },
  noDevice: { href: '/app', label: 'getApp' },
};

/** A way of a reminder: whether it reaches the reader, or why not, and what to do about it. */
export function ReminderWayRow({ way, state, choose }: ReminderWayRowProps) {
  const t = useTranslations('reminder.ways');
  const isReached = state === 'possible';
  return (
    <li className="flex min-h-17 items-center gap-3 border-line border-t py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(`${way}.name`)}</p>
        <p className={`min-h-5 text-sm text-pretty ${isReached ? 'text-ink-2' : 'text-ink-3'}`}>
          {state && <WayWords way={way} state={state} />}
        </p>
      </div>
      {state && <WayAct way={way} state={state} choose={choose} />}
    </li>
  );
}

function WayWords({ way, state }: { way: ReminderWay; state: WayState }) {
  const t = useTranslations('reminder.ways');
  // The message center is there for everybody.
  if (way === 'site') return t(state === 'possible' ? 'site.possible' : 'site.turnedOff');
  if (state === 'possible') return t(`${way}.possible`);
  if (state === 'notOffered') return t(`${way}.notOffered`);
  if (state === 'turnedOff') return t('turnedOff');
  return t(`why.${state}`);
}

/** Turns the way on or off, or leads to where it is put right. */
function WayAct({ way, state, choose }: { way: ReminderWay; state: WayState; choose: ReminderWayRowProps['choose'] }) {
  const t = useTranslations('reminder.ways');
  if (way === 'site') return state === 'turnedOff' && <Cure href="/Settings/notifications">{t('settings')}</Cure>;
  const cure = cures[state];
  if (cure) return <Cure href={cure.href}>{t(cure.label)}</Cure>;
  // Who follows the account now says so by turning it on.
  if (state !== 'possible' && state !== 'turnedOff' && state !== 'notFollowing') return null;
  return (
    <Switch
      label={t(`${way}.name`)}
      isOn={state === 'possible'}
      isFixed={false}
      onChange={(isOn) => choose({ way, isOn })}
    />
  );
}

function Cure({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 shrink-0 items-center font-semibold text-sm underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
