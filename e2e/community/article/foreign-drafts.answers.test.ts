import { randomUUID } from 'node:crypto';
import { newPerson, newVisitor } from '../../answers';

/** A new person with a draft. */
async function withDraft() {
  const author = await newPerson();
  const headers = { Authorization: `Bearer ${author.token}` };
  const form = { title: '夜里的声音', language: 'zh', clientId: randomUUID() };
  const answer = await author.ask('/api/article/own/create', { form, headers });
  return { author, id: answer.json<{ data: { id: string } }>().data.id };
}

describe.each(['', '/en'])('the editor of articles under "%s"', (prefix) => {
  test.each(['/articleIndex/new?topicId=topic-01', '/articleIndex/nothing/edit'])(
    '%s leads a visitor to the login, and knows the way back',
    async (path) => {
      const { status, headers } = await newVisitor().ask(prefix + path);
      expect(status).toBe(307);
      expect(headers.location).toBe(`${prefix}/login?redirecturl=${encodeURIComponent(prefix + path)}`);
    },
  );

  test('a draft is its author’s alone, in page and call', async () => {
    const { author, id } = await withDraft();
    const path = `${prefix}/articleIndex/${id}/edit`;
    const own = await author.ask(path);
    expect([own.status, own.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(own.text).toContain('<meta name="robots" content="noindex"/>');
    for (const other of [await newPerson(), await newPerson('reviewer')]) {
      expect((await other.ask(path)).status).toBe(404);
      const headers = { Authorization: `Bearer ${other.token}` };
      expect((await other.ask(`/api/article/own/get?id=${id}`, { headers })).status).toBe(404);
      expect((await other.ask(`/api/article/detail?id=${id}`)).status).toBe(404);
      expect((await other.ask(`${prefix}/articleIndex/${id}`)).status).toBe(404);
    }
  });
});
