import { describeOnOneEngine } from '@/test/engines';
import { checkEntryCode as checkOnDevice, importEntryKey } from '../client/check-entry-code';
import { checkEntryCode, entryPublicKey, signEntryCode } from './entry-code';

describeOnOneEngine('the code of a ticket', (database) => {
  const pass = { ticketId: 'ticket-1', activityId: 'event' };
  const both = async (text: string) => [
    await checkEntryCode(database(), text),
    await checkOnDevice(await importEntryKey(await entryPublicKey(database())), text),
  ];

  test('is known as ours by the server, and by a device that has the public key only', async () => {
    const code = await signEntryCode(database(), pass);
    expect(await both(code)).toEqual([pass, pass]);
    expect(await signEntryCode(database(), pass)).toBe(code);
  });

  test('that somebody else made or changed is not', async () => {
    const [head, , signature] = (await signEntryCode(database(), pass)).split('.');
    const [, other] = (await signEntryCode(database(), { ...pass, ticketId: 'ticket-2' })).split('.');
    expect(await both(`${head}.${other}.${signature}`)).toEqual([null, null]);
    expect(await both('no code')).toEqual([null, null]);
  });
});
