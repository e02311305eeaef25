import { doorWith, silent } from '@/test/answer-door';

describe('an answer of a file', () => {
  const ask = (name: string) => doorWith(silent).door.request(`/api/test/file?name=${encodeURIComponent(name)}`);

  test('is saved under its name and shows nothing in place', async () => {
    const response = await ask("线索 (7)*'.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''%E7%BA%BF%E7%B4%A2%20%287%29%2A%27.csv",
    );
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toHaveLength(5000);
  });

  test('has a name whatever is in it', async () => {
    const { door } = doorWith(silent);
    const response = await door.request('/api/test/file?name=a%0D%0Ab');
    expect(response.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''a%0D%0Ab");
  });

  test('that is not there is an envelope', async () => {
    const response = await ask('none');
    expect([response.status, (await response.json()).code]).toEqual([404, 'NullPointer']);
  });
});

test('the OpenAPI document says what these calls answer', async () => {
  const { door } = doorWith(silent);
  const { paths } = await (await door.request('/api/openapi.json')).json();
  const { responses, parameters } = paths['/api/test/events'].get;
  expect(Object.keys(responses['200'].content)).toEqual(['text/event-stream']);
  expect(responses['200'].content['text/event-stream']['x-event-data']).toMatchObject({ properties: { n: {} } });
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/LastEventId' });
  expect(paths['/api/test/file'].get.responses['200'].content).toEqual({ '*/*': {} });
  expect(paths['/api/test/file'].get.responses['400'].content).toHaveProperty(['application/json']);
});
