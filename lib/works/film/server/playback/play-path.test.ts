import { addressOf, parsePlayPath } from './play-path';

const playlist = 'application/vnd.apple.mpegurl';

test.each([
  ['master.m3u8', { kind: 'film', file: 'master.m3u8', contentType: playlist }],
  ['1080/index.m3u8', { kind: 'film', file: '1080/index.m3u8', contentType: playlist }],
  ['360/00042.ts', { kind: 'film', file: '360/00042.ts', contentType: 'video/mp2t' }],
  ['subtitles/zh.vtt', { kind: 'subtitle', language: 'zh', contentType: 'text/vtt; charset=utf-8' }],
  ['download', { kind: 'download' }],
])('%s is served', (name, asked) => {
  expect(parsePlayPath(`/play/v-1/Abc_-9/${name}`)).toEqual({ videoId: 'v-1', token: 'Abc_-9', asked });
});

test.each([
  '/play/v1/t/',
  '/play/v1/t',
  '/play/v1/t/original',
  '/play/v1/t/index.m3u8',
  '/play/v1/t/240/index.m3u8',
  '/play/v1/t/1080/master.m3u8',
  '/play/v1/t/1080/1.ts',
  '/play/v1/t/1080/000001.ts',
  '/play/v1/t/1080/00001.ts/',
  '/play/v1/t/1080/../original',
  '/play/v1/t/../v2/master.m3u8',
  '/play/v1/t/1080/..%2foriginal',
  '/play/v1/t/1080%2f00001.ts',
  '/play/v1/t//master.m3u8',
  '/play/v1/t/master.m3u8%00',
  '/play/v1/t/master.m3u8\n',
  '/play/v1/t/subtitles/xx.vtt',
  '/play/v1/t/subtitles/zh.html',
  '/play/v%2e1/t/master.m3u8',
  '/play//t/master.m3u8',
  `/play/${'v'.repeat(65)}/t/master.m3u8`,
  `/play/v1/${'t'.repeat(301)}/master.m3u8`,
  '/played/v1/t/master.m3u8',
])('%j is nothing', (path) => {
  expect(parsePlayPath(path)).toBeNull();
});

test('what is handed out is what is served', () => {
  for (const address of [addressOf.playlist, addressOf.subtitle('en'), addressOf.download('zh')]) {
    expect(parsePlayPath(`/play/v1/t/${address}`)).not.toBeNull();
  }
  const { pathname, searchParams } = new URL(`https://a.example/play/v1/t/${addressOf.download('en')}`);
  expect([parsePlayPath(pathname)?.asked.kind, searchParams.get('language')]).toEqual(['download', 'en_us']);
});
