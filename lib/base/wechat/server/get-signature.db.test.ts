import { createHash } from 'node:crypto';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { createLog } from '@/lib/platform/server/log';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { startWechat, type WechatFailure } from '@/test/wechat';
import { getSignature as call, type PageSignature } from '../contract';
import { getSignature } from './get-signature';

const siteUrl = 'https://light.example';
const url = `${siteUrl}/video/detail/1?from=share`;
const minute = 60_000;

const unavailable = expect.objectContaining({ code: 'Unavailable' });

type Asked = { db?: Database | undefined; address?: string; secret?: string; apiUrl?: string };

/** Signs like WeChat, with WeChat's ticket. */
function sign(ticket: string | undefined, { nonceStr, timestamp }: PageSignature, address: string) {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return createHash('sha1').update(text).digest('hex');
}

describeOnBothEngines('the signature of a page', (database) => {
  let clock: number;
  let wechat: Awaited<ReturnType<typeof startWechat>>;
  let logged: string;

  beforeEach(async () => {
    clock = noon;
    logged = '';
    wechat = await startWechat(() => clock);
  });

  afterEach(() => wechat.stop());

  function ask({ db = database().db, address = url, ...account }: Asked = {}) {
    const log = createLog('trace', {
      write: (line) => {
        logged += line;
      },
    });
    const context = testContext(db, { now: () => clock, log });
    return getSignature(context, { url: address }, { siteUrl, wechat: { ...wechat.account, ...account } });
  }

  async function withNodes(count: number, work: (nodes: Database[]) => Promise<void>) {
    const nodes = Array.from({ length: count }, () => openDatabase(database().url));
    await work(nodes);
    await Promise.all(nodes.map((node) => node.close()));
  }

  const leases = () =>
    database()
      .db.read.selectFrom('wechat_credential')
      .selectAll()
      .where('app_id', '=', wechat.account.appId)
      .where('lease_until', '>', 0)
      .execute();

  test('is the one that WeChat reckons from its ticket, the time and a nonce that never comes twice', async () => {
    const signature = await ask();
    expect(call.data.parse(signature)).toMatchObject({ appId: wechat.account.appId, timestamp: noon / 1000 });
    expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
    const nonces = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).nonceStr));
    expect(new Set(nonces).size).toBe(20);
    expect(nonces[0]).toMatch(/^\w{16,32}$/);
  });

  test('leaves the fragment out and keeps the rest exactly', async () => {
    const address = 'https://light.example?b=%e5%85%89&a=光';
    const signature = await ask({ address: `${address}#!en` });
    expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, address));
  });

  test.each([
    'https://evil.example/',
    'https://light.example@evil.example/',
    'https://light.example:8443/',
    'https://light.example.evil.example/',
  ])('is refused for %s', async (address) => {
    const fields = [{ field: 'url', rule: 'own-host' }];
    await expect(ask({ address })).rejects.toMatchObject({ code: '400', details: { fields } });
    expect(wechat.state.calls).toEqual({ token: 0, ticket: 0 });
  });

  test.each(['javascript:alert(1)', 'light.example', '//light.example', 'ftp://light.example', ''])(
    'is not even asked for %j',
    (address) => {
      expect(call.input.safeParse({ url: address }).success).toBe(false);
    },
  );

  test('is not to be had on a site without an account', async () => {
    const answer = getSignature(testContext(database().db), { url }, { siteUrl, wechat: null });
    await expect(answer).rejects.toMatchObject({ code: 'NotConfigured' });
  });

  test('costs one token and one ticket, however many ask on however many nodes', async () => {
    await withNodes(5, async (nodes) => {
      const signatures = await Promise.all(Array.from({ length: 50 }, (_, index) => ask({ db: nodes[index % 5] })));
      for (const signature of signatures) {
        expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
      }
      expect(wechat.state.calls).toEqual({ token: 1, ticket: 1 });
      expect(await leases()).toEqual([]);
    });
  });

  test('is made with the old ticket while one of the nodes renews it, before it expires', async () => {
    await ask();
    const former = wechat.state.ticket;
    clock += 115 * minute;
    await ask();
    expect(wechat.state.calls).toEqual({ token: 1, ticket: 1 });

    clock += 2 * minute;
    await withNodes(5, async (nodes) => {
      const signatures = await Promise.all(Array.from({ length: 50 }, (_, index) => ask({ db: nodes[index % 5] })));
      const tickets = signatures.map((signature) =>
        [former, wechat.state.ticket].findIndex(
          (ticket) => sign(ticket?.value, signature, url) === signature.signature,
        ),
      );
      expect(tickets).not.toContain(-1);
      expect(tickets).toContain(0);
      await eventually(async () => {
        expect(wechat.state.calls).toEqual({ token: 2, ticket: 2 });
        expect(await leases()).toEqual([]);
      });
    });
    const signature = await ask();
    expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
    expect(wechat.state.ticket).not.toEqual(former);
    expect(wechat.state.calls).toEqual({ token: 2, ticket: 2 });
  });

  describe('when WeChat no longer takes the token', () => {
    beforeEach(async () => {
      await ask();
      // The ticket has expired and the token has not: only the ticket's call reveals it.
      await database().db.transaction((tx) =>
        tx
          .updateTable('wechat_credential')
          .set({ expires_at: 0, renew_at: 0 })
          .where('name', '=', 'jsapi_ticket')
          .execute(),
      );
      clock += minute;
    });

    test.each([
      [
        'has forgotten it',
        { token: 2, ticket: 3 },
        () => {
          wechat.state.token = null;
        },
      ],
      ['goes on giving it', { token: 3, ticket: 3 }, () => {}],
    ])('and %s, a new one takes its place', async (_how, calls, change) => {
      wechat.state.tokens.clear();
      change();
      const signature = await ask();
      expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
      expect(wechat.state.calls).toEqual(calls);
    });

    test('and none of its new ones either, it is asked once more and not again', async () => {
      jest.spyOn(wechat.state.tokens, 'get').mockReturnValue(undefined);
      await expect(ask()).rejects.toEqual(unavailable);
      expect(wechat.state.calls).toEqual({ token: 3, ticket: 3 });
    });
  });

  describe.each<[WechatFailure | 'nobody']>([['busy'], ['error page'], ['nonsense'], ['silence'], ['nobody']])(
    'when WeChat answers with %s',
    (failure) => {
      const fail = () => {
        wechat.state.failure = failure === 'nobody' ? null : failure;
        return failure === 'nobody' ? { apiUrl: 'http://127.0.0.1:9' } : {};
      };

      test('is made with a ticket that is still good, without waiting', async () => {
        await ask();
        const { ticket } = wechat.state;
        clock += 117 * minute;
        const where = fail();
        const began = performance.now();
        const signatures = await Promise.all(Array.from({ length: 20 }, () => ask(where)));
        // WeChat's silence lasts five seconds.
        expect(performance.now() - began).toBeLessThan(4000);
        for (const signature of signatures) expect(signature.signature).toBe(sign(ticket?.value, signature, url));
        wechat.state.failure = null;
      });

      test('is unavailable without one, on every node, and WeChat is left alone for a while', async () => {
        const where = fail();
        // A silence of five seconds lasts a tenth of one.
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        const shorter = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50));
        await withNodes(2, async (nodes) => {
          const asked = Array.from({ length: 20 }, (_, index) => ask({ ...where, db: nodes[index % 2] }));
          const outcomes = await Promise.allSettled(asked);
          expect(outcomes).toEqual(outcomes.map(() => expect.objectContaining({ reason: unavailable })));
          await expect(ask(where)).rejects.toEqual(unavailable);
          expect(wechat.state.calls).toEqual({ token: failure === 'nobody' ? 0 : 1, ticket: 0 });
        });
        if (failure === 'silence') expect(shorter).toHaveBeenCalledWith(5000);
        shorter.mockRestore();
        wechat.state.failure = null;
        clock += minute;
        const signature = await ask();
        expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
      });
    },
  );

  test('does not wait for ever for a node that ended while fetching', async () => {
    const row = { app_id: wechat.account.appId, value: '', expires_at: 0, renew_at: 0, lease_until: noon + 1000 };
    const rows = (['access_token', 'jsapi_ticket'] as const).map((name) => ({ ...row, name }));
    await database().db.transaction((tx) => tx.insertInto('wechat_credential').values(rows).execute());
    // Each look at the clock finds a second gone.
    let waited = performance.now();
    const watch = jest.spyOn(performance, 'now').mockImplementation(() => (waited += 1000));
    await expect(ask()).rejects.toEqual(unavailable);
    watch.mockRestore();
    expect(wechat.state.calls).toEqual({ token: 0, ticket: 0 });
    clock += minute;
    const signature = await ask();
    expect(signature.signature).toBe(sign(wechat.state.ticket?.value, signature, url));
  });

  test('tells the log what WeChat said and no secret', async () => {
    await expect(ask({ secret: 'another-secret' })).rejects.toEqual(unavailable);
    expect(logged).toContain('40125');
    expect(logged).toContain('invalid appsecret');
    const secrets = [wechat.account.secret, 'another-secret'];
    for (const failure of ['nonsense', 'error page', 'busy', null] as const) {
      clock += 180 * minute;
      wechat.state.failure = failure;
      await ask().catch((error: unknown) => expect(error).toEqual(unavailable));
      secrets.push(...wechat.state.tokens.keys());
    }
    secrets.push(wechat.state.ticket?.value ?? '');
    expect(new Set(secrets).size).toBe(6);
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});
