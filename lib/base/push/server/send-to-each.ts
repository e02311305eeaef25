import type { DeviceOutcome } from './push-sender';

/** Sends to each device in a call of its own, so many at once; a call that throws is worth another try. */
export async function sendToEach(
  tokens: readonly string[],
  atOnce: number,
  send: (token: string) => Promise<DeviceOutcome>,
): Promise<Map<string, DeviceOutcome>> {
  const outcomes = new Map<string, DeviceOutcome>();
  const waiting = tokens.values();
  const work = async () => {
    for (const token of waiting) outcomes.set(token, await send(token).catch(() => 'later' as const));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tokens.length) }, work));
  return outcomes;
}
