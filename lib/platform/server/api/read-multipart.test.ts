import { ReadableStream as NodeStream } from 'node:stream/web';
import { readMultipart } from './read-multipart';

const form = (...parts: string[]) => `${parts.map((part) => `--xx\r\n${part}\r\n`).join('')}--xx--\r\n`;
const part = (said: string, value: string, type?: string) =>
  `Content-Disposition: form-data; ${said}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${value}`;

/** Read like from a connection, in chunks of this many bytes. */
function read(body: string | Buffer, { type = 'multipart/form-data; boundary=xx', most = 1e6, piece = 65_536 } = {}) {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  const stream = NodeStream.from(pieces) as ReadableStream<Uint8Array>;
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: stream, duplex: 'half' };
  return readMultipart(new Request('http://localhost', init as RequestInit), most);
}
const broken = expect.objectContaining({ code: '400', details: { fields: [{ field: '', rule: 'multipart' }] } });

test('texts and files are read as browsers send them', async () => {
  const sent = new FormData();
  sent.append('word', '光 "and" \\ words\r\nin lines');
  sent.append('word', '');
  sent.append('file', new File(['\0bytes\r\n--xx'], '光 "场";.pdf', { type: 'application/pdf' }));
  sent.append('file', new File([], 'empty.txt', { type: 'text/plain' }));
  const request = new Request('http://localhost', { method: 'POST', body: sent });
  const [first, second, ...files] = await readMultipart(request, 1e6);
  expect([first, second]).toEqual([
    ['word', '光 "and" \\ words\r\nin lines'],
    ['word', ''],
  ]);
  const told = files.map(async ([name, file]) =>
    file instanceof File ? [name, file.name, file.type, await file.text()] : name,
  );
  expect(await Promise.all(told)).toEqual([
    ['file', '光 "场";.pdf', 'application/pdf', '\0bytes\r\n--xx'],
    ['file', 'empty.txt', 'text/plain', ''],
  ]);
});

test.each([1, 2, 3, 7, 64])('in pieces of %s bytes', async (piece) => {
  const fields = await read(form(part('name="a"', '1'), part('name="b"', 'x\r\n--x')), { piece });
  expect(fields).toEqual([
    ['a', '1'],
    ['b', 'x\r\n--x'],
  ]);
});

test.each([['multipart/form-data; boundary="xx"'], ['Multipart/Form-Data; charset=utf-8; Boundary=xx; more=1']])(
  'the boundary may be said so: %s',
  async (type) => {
    expect(await read(form(part('name="a"', '1')), { type })).toEqual([['a', '1']]);
  },
);

test.each([
  ['no boundary', form(part('name="a"', '1')), { type: 'multipart/form-data' }],
  ['another boundary', form(part('name="a"', '1')), { type: 'multipart/form-data; boundary=yy' }],
  ['nothing', '', {}],
  ['no end', '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', {}],
  ['a hundred parts and one', form(...Array.from({ length: 101 }, () => part('name="a"', ''))), {}],
])('refuses %s', async (_what, body, options) => {
  await expect(read(body, options)).rejects.toEqual(broken);
});

test('texts have a bound of their own, since a file may be large', async () => {
  const most = 3 * 1024 * 1024;
  const bytes = 1024 * 1024;
  const text = (length: number) => form(part('name="a"', 'x'.repeat(length)), part('name="b"', 'x'));
  expect(await read(text(bytes), { most })).toHaveLength(2);
  await expect(read(text(bytes + 1), { most })).rejects.toMatchObject({ code: 'TooLarge' });
  const file = form(part('name="a"; filename="a"', 'x'.repeat(bytes + 1)), part('name="b"', 'x'));
  expect(await read(file, { most })).toHaveLength(2);
  await expect(read(file, { most: bytes })).rejects.toMatchObject({ code: 'TooLarge' });
});
