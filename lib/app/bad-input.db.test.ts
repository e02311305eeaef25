import pino from 'pino';
import { saveBanner } from '@/lib/business/banner/server/save-banner';
import { createDoor } from '@/lib/platform/server/api/door';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { routes } from './api';
import { blocks } from './blocks';
import { emit } from './events';
import { notices } from './notices';
import { things } from './things';

interface Field {
  name: string;
  required: boolean;
}
interface Operation {
  method: string;
  path: string;
  fields: Field[];
}
type Json = Record<string, unknown>;

/** Values that no call may fail on; each is tried for every parameter of every call. */
const badValues: Record<string, string> = {
  empty: '',
  text: 'not-a-number',
  negative: '-1',
  fraction: '1.5',
  enormous: '9'.repeat(40),
  long: 'x'.repeat(5000),
  nul: 'a\0b',
  'lone surrogate': '\ud800',
  'control characters': '\u0001\u0002\u001f',
  Chinese: '光场',
  quotes: `'";--`,
  markup: '<script>alert(1)</script>',
  template: '{{7*7}}',
  path: '../../etc/passwd',
  prototype: '__proto__',
  infinity: 'Infinity',
  hexadecimal: '0x10',
};

const jsonValues: unknown[] = [null, true, -1, 1.5, 1e308, '', [], [1, 2], {}, { a: { b: [] } }, 'x'.repeat(5000)];

function operationsOf(document: Json): Operation[] {
  return Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      fields: method === 'get' ? queryFields(operation) : bodyFields(operation),
    })),
  );
}

function queryFields(operation: Json): Field[] {
  const parameters = operation.parameters as { in?: string; name: string; required: boolean }[];
  return parameters.filter((parameter) => parameter.in === 'query');
}

interface Shape {
  properties?: Json;
  required?: string[];
}

function bodyFields(operation: Json): Field[] {
  const body = operation.requestBody as {
    content: Record<string, { schema: Shape & { oneOf?: Shape[] } }>;
  };
  const [type] = Object.values(body.content);
  // Of a body of one of several shapes, every field; required is what all of them require.
  const shapes = type ? (type.schema.oneOf ?? [type.schema]) : [];
  const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({ name, required: shapes.every(({ required = [] }) => required.includes(name)) }));
}

describeOnBothEngines('bad input to every call of the OpenAPI document', (database) => {
  /** Created once: it includes the document of all calls. */
  let made: ReturnType<typeof createDoor> | undefined;
  const door = () => {
    made ??= createDoor({
      routes,
      db: database().db,
      now: Date.now,
      log: pino({ level: 'silent' }),
      limiter: { check: async () => ({ allowed: true }) },
      emit,
      things,
      notices,
      blocks,
      sessionCookie: 'session',
      findCaller: async () => callerOf('nobody'),
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    return made;
  };

  async function operations(): Promise<Operation[]> {
    return operationsOf(await (await door().request('/api/openapi.json')).json());
  }

  function send(operation: Operation, pairs: [string, string][]) {
    const encoded = new URLSearchParams(pairs).toString();
    if (operation.method === 'GET') return door().request(`${operation.path}?${encoded}`);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return door().request(operation.path, { method: operation.method, body: encoded, headers });
  }

  async function expectCoded(response: Response, described: string) {
    const body = await response.json();
    const outcome = { described, status: response.status, code: body.code };
    expect(response.status < 500 && (response.status === 200) === (body.code === 'OK') ? null : outcome).toBeNull();
    return response.status;
  }

  test('there are calls to try', async () => {
    expect((await operations()).length).toBeGreaterThanOrEqual(11);
  });

  test('a missing required parameter is a 400', async () => {
    for (const operation of await operations()) {
      if (!operation.fields.some((field) => field.required)) continue;
      const status = await expectCoded(await send(operation, []), `${operation.path} without anything`);
      expect([operation.path, status]).toEqual([operation.path, 400]);
    }
  });

  test('a repeated parameter is a 400', async () => {
    for (const operation of await operations()) {
      for (const { name } of operation.fields) {
        const others = operation.fields.filter((field) => field.name !== name && field.required);
        const pairs: [string, string][] = [
          [name, '1'],
          [name, '1'],
          ...others.map((field): [string, string] => [field.name, '1']),
        ];
        const status = await expectCoded(await send(operation, pairs), `${operation.path} ${name} twice`);
        expect([operation.path, name, status]).toEqual([operation.path, name, 400]);
      }
    }
  });

  test('wrong, huge and odd values are coded, never a 500', async () => {
    for (const operation of await operations()) {
      for (const field of operation.fields) {
        for (const [kind, value] of Object.entries(badValues)) {
          const pairs = operation.fields.map((each): [string, string] => [each.name, each === field ? value : '1']);
          await expectCoded(await send(operation, pairs), `${operation.path} ${field.name} ${kind}`);
        }
      }
    }
  });

  test('JSON of any type is coded, never a 500', async () => {
    const headers = { 'Content-Type': 'application/json' };
    for (const operation of await operations()) {
      if (operation.method === 'GET') continue;
      for (const value of jsonValues) {
        const whole = await door().request(operation.path, { method: 'POST', headers, body: JSON.stringify(value) });
        await expectCoded(whole, `${operation.path} body ${JSON.stringify(value).slice(0, 40)}`);
        for (const field of operation.fields) {
          const body = Object.fromEntries(operation.fields.map((each) => [each.name, each === field ? value : '1']));
          const answer = await door().request(operation.path, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          await expectCoded(answer, `${operation.path} ${field.name} ${JSON.stringify(value).slice(0, 40)}`);
        }
      }
    }
  });

  test('what was gathered meanwhile can be written', async () => {
    const { db } = database();
    await db.transaction((tx) => saveBanner(tx, banner, Date.now()));
    const event = { locationId: '7', sort: '1', configId: banner.id };
    await door().request('/api/operations/show', { method: 'POST', body: new URLSearchParams(event) });
    await door().request('/api/data/col?flag=last');
    for (;;) {
      const shown = await db.read.selectFrom('operation_count').select('shows').executeTakeFirst();
      const last = await db.read
        .selectFrom('tracking_event')
        .select('id')
        .where('flag', '=', 'last')
        .executeTakeFirst();
      if (shown && last) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});

const banner = {
  id: 'known',
  location_id: 7 as const,
  sort: 1,
  type: 10 as const,
  image: '[]',
  url: null,
  domain_id: null,
  title_zh: '',
  title_en: null,
  subtitle_zh: '',
  subtitle_en: null,
  locale: null,
  starts_at: null,
  ends_at: null,
};
