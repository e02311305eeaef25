import { expiresAt, staleSince } from './expiry';

const day = 24 * 3_600_000;

test('an upload is over seven days after its last byte, and not before', () => {
  const touchedAt = Date.UTC(2026, 10, 20);
  expect(expiresAt(touchedAt)).toBe(touchedAt + 7 * day);
  expect(touchedAt <= staleSince(touchedAt + 7 * day)).toBe(true);
  expect(touchedAt <= staleSince(touchedAt + 7 * day - 1)).toBe(false);
});
