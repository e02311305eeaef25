import { randomBytes, randomInt } from 'node:crypto';
import { addPerson } from './stage';

/** What the product answered, as a machine reads it. */
export interface Answer {
  status: number;
  /** By their names in lower case; several cookies after each other, with a comma between them. */
  headers: Record<string, string>;
  bytes: Buffer;
  text: string;
  /** Of a call: what its envelope holds. */
  json: <Body = { code: string; data: never }>() => Body;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as browsers send a form. */
  form?: Record<string, string>;
  body?: BodyInit;
}

/** Who asks without a browser: from a client address of their own, with the cookies that they were given. */
export interface Visitor {
  /** Asks for a path of the product; a redirect is an answer and not followed. */
  ask: (path: string, asking?: Asking) => Promise<Answer>;
}

/** Where the product is: `http://localhost:<port>`, as the start of the run has chosen it. */
export const address = `http://localhost:${process.env.PRODUCT_PORT}`;

/** A new visitor; `headers` go with everything they ask. */
export function newVisitor(headers: Record<string, string> = {}): Visitor {
  const [a, b, c] = randomBytes(3);
  const own = { 'X-Forwarded-For': `10.${a}.${b}.${c}`, ...headers };
  const cookies = new Map<string, string>();
  return {
    async ask(path, { method, headers: more, form, body } = {}) {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(new URL(path, address), {
        method: method ?? (form || body ? 'POST' : 'GET'),
        headers: { ...own, ...(Cookie && { Cookie }), ...more },
        body: form ? new URLSearchParams(form) : body,
        redirect: 'manual',
      });
      const given = answer.headers.getSetCookie();
      for (const cookie of given) keep(cookies, cookie);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString();
      return {
        status: answer.status,
        headers: {
          ...Object.fromEntries(answer.headers),
          ...(given.length > 0 && { 'set-cookie': given.join(', ') }),
        },
        bytes,
        text,
        json: () => JSON.parse(text),
      };
    },
  };
}

function keep(cookies: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

export interface KnownVisitor extends Visitor {
  userId: string;
  /** What a browser keeps as `auth_token`; `ask` sends it when told `headers: { Authorization: `Bearer ${token}` }`. */
  token: string;
}

/** Somebody new who is logged in, as a browser is; with a place in the staff where one is named. */
export async function newPerson(staffRole?: 'admin' | 'editor' | 'reviewer' | 'sales'): Promise<KnownVisitor> {
  const phone = `+86139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const userId = addPerson({ nickname: `光年${randomInt(10 ** 9)}`, phone, email: null, staffRole });
  const visitor = newVisitor();
  const form = { account: phone, password: 'demonstration-of-light' };
  const answer = await visitor.ask('/api/account/login', { form });
  return { ...visitor, userId, token: answer.json<{ data: { token: string } }>().data.token };
}
