import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '@/lib/platform/server/settings';

/** An accepted message: its envelope and the content of the DATA command. */
interface Received {
  from: string;
  to: string[];
  headers: Map<string, string>;
  body: string;
}

/** Its state, to be read and changed by a test. */
interface SmtpState {
  received: Received[];
  /** Its answer to a recipient instead of accepting it. */
  refusal: { status: number; message: string } | null;
  /** Whether it stops answering after the login. */
  isSilent: boolean;
}

/**
 * A mail server on a free loopback port that accepts mail only with the account's user and password, both of which need
 * percent-encoding in a URL.
 */
export async function startSmtp(): Promise<{ account: MailSettings; state: SmtpState; stop(): Promise<void> }> {
  const user = 'code@light.example';
  const password = 'p:a/s@s';
  const state: SmtpState = { received: [], refusal: null, isSilent: false };
  const server = new SMTPServer({
    ...withoutTls,
    onAuth(given, _session, done) {
      if (given.username === user && given.password === password) done(null, { user });
      else done(new Error('Invalid username or password'));
    },
    onRcptTo(_address, _session, done) {
      if (state.isSilent) return;
      if (!state.refusal) return done();
      const { status, message } = state.refusal;
      done(Object.assign(new Error(message), { responseCode: status }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((message) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        state.received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to, ...parse(message) });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return {
    account: { serverUrl: `smtp://${credentials}@127.0.0.1:${port}`, from: `光场 <${user}>` },
    state,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Its own certificate is not trusted, and a loopback needs none. */
const withoutTls: SMTPServerOptions = { hideSTARTTLS: true, allowInsecureAuth: true, logger: false, closeTimeout: 0 };

/** Headers by lowercase name, unfolded and with decoded words (RFC 2047); the body as text. */
function parse(message: string): Pick<Received, 'headers' | 'body'> {
  const end = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), readWords(value.join(': '))];
    }),
  );
  return { headers, body: readBody(message.slice(end + 4), headers.get('content-transfer-encoding')) };
}

function readWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : readQuoted(word.replaceAll('_', ' ')),
    );
}

function readBody(body: string, encoding: string | undefined): string {
  const read = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
  return (encoding === 'quoted-printable' ? readQuoted(read) : read).replaceAll('\r\n', '\n').trim();
}

function readQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
