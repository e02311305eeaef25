import { Database } from '@/lib/platform/server/db/database';
import { callerOf, testContext } from '@/test/context';
import { callerRoles, requireAllowed } from './require-allowed';

const as = (caller: ReturnType<typeof callerOf> | null) =>
  testContext(Object.create(Database.prototype) as Database, { caller });
const lin = callerOf('lin');
const phoneless = callerOf('mo', { hasPhone: false });

test('gives the caller who may do it', () => {
  expect(requireAllowed(as(lin), 'post')).toBe(lin);
  expect(requireAllowed(as(phoneless), 'follow')).toBe(phoneless);
  expect(requireAllowed(as(lin), 'editWork', { isOwner: true })).toBe(lin);
});

test('sends a visitor to log in, whatever they ask for', () => {
  expect(() => requireAllowed(as(null), 'follow')).toThrow('Unauthorized');
  expect(() => requireAllowed(as(null), 'post', { postingNeedsPhone: false })).toThrow('Unauthorized');
  expect(() => requireAllowed(as(null), 'openConsole')).toThrow('Unauthorized');
});

test('asks for a phone where only that is missing and the site wants one', () => {
  expect(() => requireAllowed(as(phoneless), 'post')).toThrow('PhoneNeeded');
  expect(requireAllowed(as(phoneless), 'post', { postingNeedsPhone: false })).toBe(phoneless);
});

test('forbids everything else', () => {
  expect(() => requireAllowed(as(phoneless), 'openConsole')).toThrow('Forbidden');
  expect(() => requireAllowed(as(lin), 'deleteDiscussion', { isOwner: false })).toThrow('Forbidden');
  expect(() => requireAllowed(as(lin), 'askInChannel')).toThrow('Forbidden');
});

test('knows the staff by the session alone', () => {
  const editor = as(callerOf('ed', { staff: 'editor' }));
  expect(requireAllowed(editor, 'openConsole')).toMatchObject({ personId: 'ed' });
  expect(callerRoles(editor)).toEqual(['visitor', 'user', 'phoneBound', 'staff', 'editor']);
  expect(callerRoles(as(null), { isCreator: true })).toEqual(['visitor']);
});
