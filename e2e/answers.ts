import { randomBytes, randomInt } from 'node:crypto';
import { addPerson } from './stage';

/** An answer of the product, as a machine reads it. */
export interface Answer {
  status: number;
  /** By lowercase name; several cookies are joined by a comma. */
  headers: Record<string, string>;
  bytes: Buffer;
  text: string;
  /** Content of a call's envelope. */
  json: <Body = { code: string; data: never }>() => Body;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a browser's form. */
  form?: Record<string, string>;
  body?: BodyInit;
}

/** A client without a browser: with a client address of its own, and the cookies it was given. */
export interface Visitor {
  /** Requests a path of the product; redirects are not followed. */
  ask: (path: string, asking?: Asking) => Promise<Answer>;
}

/** Address of the product: `http://localhost:<port>`, chosen at the start of the run. */
export const address = `http://localhost:${process.env.PRODUCT_PORT}`;

/** A new visitor; `headers` are sent with every request. */
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
  /** The browser's `auth_token`; to send it, `ask` needs `headers: { Authorization: `Bearer ${token}` }`. */
  token: string;
}

/** A new logged-in person, with a staff role if given. */
export async function newPerson(staffRole?: 'admin' | 'editor' | 'reviewer' | 'sales'): Promise<KnownVisitor> {
  const phone = `+86139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const userId = addPerson({ nickname: `光年${randomInt(10 ** 9)}`, phone, email: null, staffRole });
  const visitor = newVisitor();
  const form = { account: phone, password: 'demonstration-of-light' };
  const answer = await visitor.ask('/api/account/login', { form });
  return { ...visitor, userId, token: answer.json<{ data: { token: string } }>().data.token };
}
