import { randomUUID } from 'node:crypto';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import { eventually } from '@/test/eventually';
import { type KnownVisitor, newPerson, newVisitor } from '../../answers';

/** Makes a call as a logged-in person, and returns its answer. */
async function callAs<Data>({ ask, token }: KnownVisitor, path: string, form?: Record<string, string>): Promise<Data> {
  const { code, data } = (await ask(path, { headers: { Authorization: `Bearer ${token}` }, form })).json<{
    code: string;
    data: Data;
  }>();
  expect([path, code]).toEqual([path, 'OK']);
  return data;
}

test('a play list that was reported and taken down is gone for everybody, and back once it is given back', async () => {
  const [author, reporter, reviewer] = [await newPerson(), await newPerson(), await newPerson('reviewer')];
  const visitor = newVisitor();
  const made = { title: '盗来的片单', intro: '', isPublic: 'true', videoIds: 'video-002' };
  const { id } = await callAs<PlaylistItem>(author, '/api/playlist/create', made);
  const expectStatus = (status: number) =>
    eventually(async () => {
      const asked = await Promise.all(
        [`/playlist/${id}`, `/api/playlist/get?id=${id}`].map((path) => visitor.ask(path)),
      );
      expect(asked.map((answer) => answer.status)).toEqual([status, status]);
    });
  await expectStatus(200);
  await callAs(reporter, '/api/moderation/reports/send', {
    ...{ kind: 'playlist', id, reason: 'copyright', clientId: randomUUID() },
  });
  const { list } = await callAs<{ list: object[] }>(reviewer, `/api/moderation/reports?search=${id}`);
  expect(list).toHaveLength(1);
  const takeDown = (isTakenDown: boolean) =>
    callAs(reviewer, '/api/playlist/takeDown', { id, isTakenDown: String(isTakenDown) });
  await takeDown(true);
  await expectStatus(404);
  await takeDown(false);
  await expectStatus(200);
});
