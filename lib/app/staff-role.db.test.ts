import pino from 'pino';
import { z } from 'zod';
import { findCaller } from '@/lib/people/account/port';
import { createDoor } from '@/lib/platform/server/api/door';
import { addAccount, logInAs } from '@/test/accounts';
import { receiveCode } from '@/test/codes';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { routes } from './api';
import { blocks } from './blocks';
import { emit } from './events';
import { notices } from './notices';
import { things } from './things';

const password = 'moonlight 7';
/** Fields with which a person could try to become staff, verified, or somebody else. */
const wishes = {
  staff: 'admin',
  staffRole: 'admin',
  staff_role: 'admin',
  role: 'admin',
  roles: ['staff'],
  isStaff: true,
  verification: 'company',
  locked_at: null,
  personId: 'victim',
  person_id: 'victim',
};

describeOnOneEngine('a place in the staff', (database) => {
  /** Created once: it includes the document of all calls. */
  let made: ReturnType<typeof createDoor> | undefined;
  const door = () => {
    made ??= createDoor({
      routes,
      db: database().db,
      now: Date.now,
      log: pino({ level: 'silent' }),
      emit,
      things,
      notices,
      blocks,
      limiter: { check: async () => ({ allowed: true }) },
      sessionCookie: 'session',
      findCaller: (credentials) => findCaller(database().db, credentials),
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    return made;
  };

  const send = async (path: string, fields: object, login?: { bearer: string; cookie: string }) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(login && { Authorization: `Bearer ${login.bearer}`, Cookie: `session=${login.cookie}` }),
    };
    const body = JSON.stringify({ ...wishes, ...fields });
    const answer = await door().request(path, { method: 'POST', headers, body });
    return (await answer.json()) as { code: string; data: Record<string, string> };
  };

  /** Everybody with more rights than at registration. */
  const risen = async () => {
    const { read } = database().db;
    const staff = await read.selectFrom('account_user').select('id').where('staff_role', 'is not', null).execute();
    const verified = await read.selectFrom('person').select('id').where('verification', '!=', 'none').execute();
    return [...staff, ...verified];
  };

  test('is a field of no call but those of who may manage accounts', () => {
    const named = routes.flatMap(({ endpoint }) => {
      const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
      const fields = Object.keys(properties).filter((name) => /staff|(?<!en)role|verif|locked/i.test(name));
      return fields.map((field) => `${endpoint.name} ${field}`);
    });
    expect(named.sort()).toEqual(['listUsers role', 'setUserLock isLocked', 'setUserRole role']);
    expect(routes.length).toBeGreaterThan(40);
  });

  test.each(['/api/account/user/role', '/api/account/user/lock'])(
    'comes to nobody but by an admin: %s',
    async (path) => {
      const { db } = database();
      for (const id of ['lin', 'mo']) await addAccount(db, { id, staff_role: id === 'mo' ? 'editor' : null });
      const [person, editor] = [await logInAs(db, 'lin'), await logInAs(db, 'mo')];
      const wish = { id: 'lin', role: 'admin', isLocked: 'true', reason: 'x' };
      expect(await send(path, wish)).toMatchObject({ code: 'Unauthorized' });
      for (const login of [person, editor]) expect(await send(path, wish, login)).toMatchObject({ code: 'Forbidden' });
      expect(await risen()).toEqual([{ id: 'mo' }]);
      await db.transaction((tx) => tx.deleteFrom('person').execute());
    },
  );

  test('comes from no call, whatever is added to it', async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin', phone: '+8613800138000', password });
    const login = await logInAs(db, 'lin');
    for (const { endpoint } of routes.filter((route) => route.endpoint.method === 'POST')) {
      if (endpoint.name !== 'logOut') await send(endpoint.path, {}, login);
    }
    expect(await risen()).toEqual([]);
  });

  test('comes not with a registration or a change that succeeds', async () => {
    const { db } = database();
    const context = testContext(db, { now: Date.now });
    const phone = { channel: 'phone', address: '+8613800138001' } as const;
    const given = await receiveCode(context, phone, 'register');
    const mobile = { mobile: phone.address, region: 'CN' };
    const { data } = await send('/api/account/code/check', { ...mobile, purpose: 'register', ...given });
    const person = { nickname: '小满', agreed: true, password };
    expect(await send('/api/account/register', { ticket: data.ticket, ...person })).toMatchObject({ code: 'OK' });
    await addAccount(db, { id: 'mo', phone: '+8613800138002', password });
    const login = await logInAs(db, 'mo');
    const profile = await send('/api/person/profile', { tagline: '光', gender: 1 }, login);
    expect(profile).toMatchObject({ code: 'OK', data: { verification: 'none' } });
    const { data: proof } = await send('/api/account/confirm', { password }, login);
    const change = { ticket: proof.ticket, password: 'sunlight 8' };
    expect(await send('/api/account/password', change, login)).toMatchObject({ code: 'OK', data: { staff: null } });
    expect(await risen()).toEqual([]);
  });
});
