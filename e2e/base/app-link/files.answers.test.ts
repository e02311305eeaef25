import { apk, app } from '../../../test/product/configured-app.mjs';
import { newVisitor } from '../../answers';

const visitor = newVisitor();
const apkPath = '/download/lightfield.apk';

test('Apple and Android read which app opens our links', async () => {
  const apple = await visitor.ask('/.well-known/apple-app-site-association');
  expect([apple.status, apple.headers['content-type']]).toEqual([200, 'application/json']);
  const { applinks, webcredentials } = JSON.parse(apple.text);
  expect(webcredentials.apps).toEqual([app.APPLE_APP_IDS]);
  expect(applinks.details[0].components).toContainEqual({ '/': '/en/video/detail/*' });

  const android = await visitor.ask('/.well-known/assetlinks.json');
  expect([android.status, android.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(android.text)[0].target.package_name).toBe(app.ANDROID_APP_PACKAGE);
  for (const answer of [apple, android]) expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test('WeChat reads the proof of the domain, whatever language was chosen', async () => {
  const headers = { Cookie: 'language=en' };
  const proof = await visitor.ask(`/MP_verify_${app.WECHAT_VERIFY}.txt`, { headers });
  expect([proof.status, proof.headers['content-type'], proof.text]).toEqual([200, 'text/plain', app.WECHAT_VERIFY]);
});

test.each(['/MP_verify_other.txt', '/MP_verify_.txt', `/en/MP_verify_${app.WECHAT_VERIFY}.txt`])(
  'there is no other proof: %s',
  async (path) => {
    expect((await visitor.ask(path)).status).toBe(404);
  },
);

test('the Android app comes whole, in parts, and not again to who has it', async () => {
  const whole = await visitor.ask(apkPath);
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="lightfield.apk"',
    'content-length': String(apk.length),
    'accept-ranges': 'bytes',
  });
  expect(whole.bytes.equals(apk)).toBe(true);

  const head = await visitor.ask(apkPath, { method: 'HEAD' });
  expect([head.status, head.headers['content-length']]).toEqual([200, String(apk.length)]);

  const etag = whole.headers.etag ?? '';
  const rest = await visitor.ask(apkPath, { headers: { Range: 'bytes=400000-', 'If-Range': etag } });
  expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 400000-599999/${apk.length}`]);
  expect(rest.headers['content-length']).toBe('200000');
  expect(rest.bytes.equals(apk.subarray(400_000))).toBe(true);

  const again = await visitor.ask(apkPath, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});
