import { noon } from '@/test/context';
import { configuredProvider, useProvider } from '@/test/live-provider/use-provider';

const minute = 60_000;
const hour = 60 * minute;

describe.each(['aliyun', 'tencent'] as const)('a provider, %s,', (kind) => {
  let now = noon;
  const stand = useProvider(kind, () => now);
  const ours = configuredProvider;
  beforeEach(() => {
    now = noon;
  });

  test('lets an encoder in by the key of its name, until its end', () => {
    const key = ours().pushAddress({ name: 'night-1', until: noon + 9 * hour });
    expect(key.server).toBe('rtmp://push.example.org/live');
    now = noon + 9 * hour;
    expect(stand().push(key, { isDrawn: false })).toBe('night-1');
    now += 1000;
    expect(() => stand().push(key)).toThrow('expired');
    expect(() => stand().push({ ...key, key: key.key.replace('night-1', 'night-2') })).toThrow('denied');
  });

  test('gives a playlist out until the end of its address, which may be near', () => {
    stand().push(ours().pushAddress({ name: 'night', until: noon + hour }), { isDrawn: false });
    const address = ours().playAddress({ name: 'night', until: noon + 2 * minute });
    expect(address).toMatch(/^https:\/\/localhost:\d+\/live\/night\.m3u8\?/);
    expect(stand().statusOf(address)).toBe(200);
    now += 2 * minute;
    expect(stand().statusOf(address)).toBe(200);
    now += 1000;
    expect(stand().statusOf(address)).toBe(403);
    expect(stand().statusOf(address.replace('night.', 'other.'))).toBe(403);
  });

  test('says whether a name is online, and lets it not be sent any more', async () => {
    const key = ours().pushAddress({ name: 'night', until: noon + hour });
    expect(await ours().isOnline('night', now)).toBe(false);
    stand().push(key, { isDrawn: false });
    expect(await ours().isOnline('night', now)).toBe(true);
    await ours().forbid({ name: 'night', until: noon + hour }, now);
    expect(await ours().isOnline('night', now)).toBe(false);
    expect(() => stand().push(key)).toThrow('forbidden');
    await ours().forbid({ name: 'night', until: noon + hour }, now);
  });

  test('that refuses or does not answer says nothing', async () => {
    stand().state.isAway = true;
    await expect(ours().isOnline('night', now)).rejects.toThrow('InternalError');
    await expect(ours().forbid({ name: 'night', until: noon + hour }, now)).rejects.toThrow('InternalError');
    // A call that is late by our clock.
    await expect(ours().isOnline('night', now - hour)).rejects.toThrow('Expire');
    stand().settings.apiUrl = 'http://127.0.0.1:9';
    await expect(ours().isOnline('night', now)).rejects.toThrow();
  });

  test('calls back when a stream begins and ends', async () => {
    const read = (isBegin: boolean) => ours().readCallback(stand().callback('night', isBegin), now);
    expect(await read(true)).toEqual({ name: 'night', event: 'began' });
    expect(await read(false)).toEqual({ name: 'night', event: 'ended' });
    stand().settings.app = 'another';
    const other = stand().callback('night', true);
    stand().settings.app = 'live';
    expect(await ours().readCallback(other, now)).toBeNull();
  });

  test('is refused where a callback is forged, old, or unsigned', async () => {
    const forbidden = { code: 'Forbidden' };
    const forged = stand().callback('night', true, 'another key');
    await expect(ours().readCallback(forged, now)).rejects.toMatchObject(forbidden);
    await expect(ours().readCallback(stand().callback('night', true), now + 11 * minute)).rejects.toMatchObject(
      forbidden,
    );
    await expect(ours().readCallback(stand().callback('night', true), now - 16 * minute)).rejects.toMatchObject(
      forbidden,
    );
    for (const init of [{}, { method: 'POST', body: '{' }, { method: 'POST', body: '{"t":1,"sign":2}' }]) {
      await expect(ours().readCallback(new Request('http://localhost/', init), now)).rejects.toMatchObject(forbidden);
    }
  });
});

describe('a callback of Tencent Cloud', () => {
  useProvider('tencent', () => noon);
  test('is small', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: `"${'a'.repeat(20_000)}"` });
    await expect(configuredProvider().readCallback(request, noon)).rejects.toMatchObject({ code: 'TooLarge' });
  });
});
