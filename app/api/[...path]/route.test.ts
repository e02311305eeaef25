import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { GET, POST } from './route';

// Stands in for the door, and compresses as the real one does.
jest.mock('@/lib/app/door', () => ({ door: () => door }));
const door = new Hono();
door.use(compress());
door.get('/api/long', ({ text }) => text('光'.repeat(2_000)));
door.post('/api/echo', async ({ req, text }) => text(await req.text()));

describe("Next's route to the API", () => {
  test('leaves compressing to Next, who takes Content-Encoding off', async () => {
    const request = new Request('http://localhost/api/long', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect((await door.fetch(request.clone())).headers.get('Content-Encoding')).toBe('gzip');
    const answer = await GET(request);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe('光'.repeat(2_000));
  });

  test('brings what was sent', async () => {
    const answer = await POST(new Request('http://localhost/api/echo', { method: 'POST', body: 'a work' }));
    expect(await answer.text()).toBe('a work');
  });
});
