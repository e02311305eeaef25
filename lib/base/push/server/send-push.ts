import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import type { PushService } from '../codes';
import { type PushEnv, sendersOf } from './choose-sender';
import type { DeviceOutcome, PushMessage, PushSender } from './push-sender';

/** What became of a message to a person: `later` is worth another try, as it has reached none of their devices. */
export type PushOutcome = 'sent' | 'noDevice' | 'refused' | 'later';

/** Whether this site sends push messages at all. The argument overrides the configuration. */
export function offersPush(settings: PushEnv = env()): boolean {
  return sendersOf(settings).size > 0;
}

/** Who of these people has a device that a push message reaches. The last argument overrides the configuration. */
export async function findReached(
  { db, now }: Context,
  people: readonly string[],
  settings: PushEnv = env(),
): Promise<Set<string>> {
  const found = await findDevices(db.read, people, [...sendersOf(settings).keys()], now());
  return new Set(found.map(({ person_id }) => person_id));
}

/**
 * Sends a message to all devices of people, up to 1,000 of them, and says of each person what became of it; never throws for a
 * service. Devices without the app are forgotten. It may take 20 s, so call it from a job. The last argument overrides the
 * configuration.
 */
export async function sendPush(
  context: Context,
  people: readonly string[],
  message: PushMessage,
  settings: PushEnv = env(),
): Promise<Map<string, PushOutcome>> {
  const senders = sendersOf(settings);
  const devices = await findDevices(context.db.read, people, [...senders.keys()], context.now());
  const outcomes = new Map<string, PushOutcome>(people.map((id) => [id, 'noDevice']));
  for (const [service, sender] of senders) {
    const own = devices.filter((device) => device.service === service);
    for (let start = 0; start < own.length; start += sender.atOnce) {
      const part = own.slice(start, start + sender.atOnce);
      const answered = await sendTo(context, sender, part, message);
      for (const { person_id, token } of part) {
        outcomes.set(person_id, better(outcomes.get(person_id), answered.get(token)));
      }
      await forget(
        context,
        service,
        part.filter(({ token }) => answered.get(token) === 'gone'),
      );
    }
  }
  return outcomes;
}

interface Device {
  service: PushService;
  token: string;
  person_id: string;
  seen_at: number;
}

/** The devices of people on which they are still logged in. */
function findDevices(db: Reader, people: readonly string[], services: readonly PushService[], now: number) {
  if (people.length === 0 || services.length === 0) return Promise.resolve<Device[]>([]);
  return db
    .selectFrom('push_device')
    .innerJoin('account_session', (join) =>
      join
        .onRef('account_session.id', '=', 'push_device.session_id')
        .onRef('account_session.person_id', '=', 'push_device.person_id'),
    )
    .select(['service', 'token', 'push_device.person_id', 'seen_at'])
    .where('push_device.person_id', 'in', people)
    .where('service', 'in', services)
    .where('expires_at', '>', now)
    .execute();
}

async function sendTo(
  context: Context,
  sender: PushSender,
  devices: readonly Device[],
  message: PushMessage,
): Promise<Map<string, DeviceOutcome>> {
  const tokens = devices.map(({ token }) => token);
  try {
    return await sender.send(context, tokens, message);
  } catch (error) {
    context.log.warn({ err: error }, 'a push service took no messages');
    return new Map(tokens.map((token) => [token, 'later']));
  }
}

/** One device that was reached is enough; none that may be reached is left out. */
function better(former: PushOutcome | undefined, device: DeviceOutcome | undefined): PushOutcome {
  const order = ['sent', 'later', 'refused', 'noDevice'] as const;
  const one: PushOutcome = device === undefined || device === 'gone' ? 'noDevice' : device;
  return order.find((outcome) => outcome === former || outcome === one) ?? one;
}

/** Forgets devices, except those that were registered again meanwhile. */
async function forget({ db }: Context, service: PushService, devices: readonly Device[]): Promise<void> {
  if (devices.length === 0) return;
  const tokens = devices.map(({ token }) => token);
  const latest = Math.max(...devices.map(({ seen_at }) => seen_at));
  await db.transaction((tx) =>
    tx
      .deleteFrom('push_device')
      .where('service', '=', service)
      .where('token', 'in', tokens)
      .where('seen_at', '<=', latest)
      .execute(),
  );
}
